import type { UrlResolver } from '../../application/ports/url-resolver';
import type { RouteRecord } from '../../domain/navigation/route-record';
import { ok } from '../../domain/shared/result';

/** As long as a page may be cached, ms. */
const FRESH_MS = 60_000;
const MAX_ROUTES = 2_000;

/**
 * What paths resolved to in the last minute: the pages of a listing, its orders and the currencies of a product have the same
 * path. Only what was found is remembered. Time is in ms, from `now`.
 */
export class KnownRoutes {
  private readonly routes = new Map<string, { readonly route: RouteRecord; readonly until: number }>();

  constructor(private readonly now: () => number) {}

  /** A resolver that asks `resolver` only for what is not known. */
  remember(resolver: UrlResolver, storeCode: string): UrlResolver {
    return {
      resolve: async (path) => {
        const key = `${storeCode} ${path}`;
        const known = this.routes.get(key);
        if (known !== undefined && known.until > this.now()) return ok(known.route);
        const found = await resolver.resolve(path);
        this.routes.delete(key);
        if (found.ok) this.keep(key, found.value);
        return found;
      },
    };
  }

  private keep(key: string, route: RouteRecord): void {
    this.routes.set(key, { route, until: this.now() + FRESH_MS });
    const oldest = this.routes.keys().next();
    if (this.routes.size > MAX_ROUTES && oldest.done !== true) this.routes.delete(oldest.value);
  }
}
