import type { Failure } from './ports/failures';

/** True for `unreachable` and `busy`, which must keep the cart and the session. */
export function isTransientFailure({ kind }: Pick<Failure, 'kind'>): boolean {
  return kind === 'unreachable' || kind === 'busy';
}
