import type { Failure } from './ports/failures';

const KINDS: Readonly<Record<Failure['kind'], true>> = {
  unauthorised: true,
  'not-found': true,
  rejected: true,
  busy: true,
  unreachable: true,
};

/** Tells the failures of ports, after which something may have been sent, from refusals by a rule. */
export function isFailure(reason: { readonly kind: string }): reason is Failure {
  return Object.hasOwn(KINDS, reason.kind);
}
