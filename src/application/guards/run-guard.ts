import type { RouteRecord } from '../../domain/navigation/route-record';
import type { OpenPath } from '../navigation/open-path';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { AuthSession } from '../ports/auth-session';

export interface GuardDeps {
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly openPath: OpenPath;
  readonly log: Log;
}

export interface GuardedRequest {
  /** As the visitor sees it, without query. */
  readonly path: string;
  /**
   * A click from another site brings no cookies, so it says nothing of who the visitor is: nobody is sent away for it, and
   * the page's own request decides.
   */
  readonly isCrossSite: boolean;
}

/** `pass` goes on; `route` is what stands at the path, where the guard has asked for it. */
export type GuardResult =
  | { readonly kind: 'pass'; readonly route: RouteRecord | null }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-resolved'; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string };

type Guard = (request: GuardedRequest) => Promise<GuardResult>;

export type RunGuard = (name: string, request: GuardedRequest) => Promise<GuardResult>;

const PASS: GuardResult = { kind: 'pass', route: null };

/**
 * S2-46. The three guards by their names. They lead visitors, they protect nothing: whoever reads or changes personal
 * data is judged again where the data is.
 */
export function makeRunGuard({ signIn, openPath, log }: GuardDeps): RunGuard {
  const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([
    [
      'checkout',
      async () => {
        // S2-49, S8-33. Nothing has failed, so a shop in production need not hear of it at every step.
        log.warn('The guard of the checkout is not implemented');
        return PASS;
      },
    ],
    [
      'is-authenticated',
      // S2-47.
      async ({ isCrossSite }) => (signIn.isSignedIn() || isCrossSite ? PASS : { kind: 'redirect', to: '/' }),
    ],
    [
      'url-resolver',
      async ({ path }) => {
        const route = await openPath(path);
        return route.ok ? { kind: 'pass', route: route.value } : { kind: 'not-resolved', failure: route.reason };
      },
    ],
  ]);
  return async (name, request) => {
    const guard = guards.get(name);
    // S2-50, S8-5.
    return guard === undefined
      ? { kind: 'failed', status: 500, message: `Unknown middleware ${name}` }
      : guard(request);
  };
}
