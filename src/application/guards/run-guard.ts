import type { RouteRecord } from '../../domain/navigation/paths';
import type { ResolvePath } from '../navigation/resolve-path';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/system';
import type { AuthSession } from '../ports/session';

export interface GuardDeps {
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly resolvePath: ResolvePath;
  readonly log: Log;
}

export interface GuardedRequest {
  /** Including the store prefix, without query. */
  readonly path: string;
  /** A cross-site navigation carries no cookies, so a missing session does not redirect. */
  readonly isCrossSite: boolean;
}

/** `route` is the resolved path, if the guard resolves it. */
export type GuardResult =
  | { readonly kind: 'pass'; readonly route: RouteRecord | null }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-resolved'; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string };

type Guard = (request: GuardedRequest) => Promise<GuardResult>;

export type RunGuard = (name: string, request: GuardedRequest) => Promise<GuardResult>;

const PASS: GuardResult = { kind: 'pass', route: null };

/** Guards only redirect; authorisation is checked where the data is read. */
export function makeRunGuard({ authSession, resolvePath, log }: GuardDeps): RunGuard {
  const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([
    [
      'checkout',
      async () => {
        log.warn('The checkout guard is not implemented');
        return PASS;
      },
    ],
    [
      'is-authenticated',
      async ({ isCrossSite }) => (authSession.isSignedIn() || isCrossSite ? PASS : { kind: 'redirect', to: '/' }),
    ],
    [
      'url-resolver',
      async ({ path }) => {
        const route = await resolvePath(path);
        return route.ok ? { kind: 'pass', route: route.value } : { kind: 'not-resolved', failure: route.reason };
      },
    ],
  ]);
  return async (name, request) => {
    const guard = guards.get(name);
    return guard === undefined
      ? { kind: 'failed', status: 500, message: `Unknown middleware ${name}` }
      : guard(request);
  };
}
