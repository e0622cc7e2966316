import type { Failure } from './ports/failures';

/** True for a failure that says nothing about what was asked for: nobody loses a sign-in or a cart over it. */
export function isTransientFailure({ kind }: Pick<Failure, 'kind'>): boolean {
  return kind === 'unreachable' || kind === 'busy';
}
