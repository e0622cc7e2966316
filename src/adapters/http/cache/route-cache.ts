import { LRUCache } from 'lru-cache';
import type { UrlResolver } from '../../../application/ports/catalogue';
import type { RouteRecord } from '../../../domain/navigation/paths';
import { ok } from '../../../domain/shared/result';

/** As long as a page may be cached, ms. */
const FRESH_MS = 60_000;
const MAX_ROUTES = 2_000;

/**
 * What paths resolved to in the last minute: the pages of a listing, its orders and the currencies of a product have the same
 * path. Only what was found is remembered. Time is in ms, from `now`.
 */
export class RouteCache {
  private readonly routes = new LRUCache<string, { readonly route: RouteRecord; readonly until: number }>({
    max: MAX_ROUTES,
  });

  constructor(private readonly now: () => number) {}

  /** A resolver that asks `resolver` only for what is not known. */
  remember(resolver: UrlResolver, storeCode: string): UrlResolver {
    return {
      resolve: async (path) => {
        const key = `${storeCode} ${path}`;
        const known = this.get(key);
        if (known !== null) return ok(known);
        const found = await resolver.resolve(path);
        this.set(key, found.ok ? found.value : null);
        return found;
      },
      resolvePage: async (path, chosen) => {
        const key = `${storeCode} ${path}`;
        const known = this.get(key);
        if (known !== null) return ok({ route: known, product: null, isCopy: true });
        return this.renew(resolver, storeCode).resolvePage(path, chosen);
      },
    };
  }

  /** A resolver that asks `resolver` whatever is known, and remembers what it found. */
  renew(resolver: UrlResolver, storeCode: string): Pick<UrlResolver, 'resolvePage'> {
    return {
      resolvePage: async (path, chosen) => {
        const found = await resolver.resolvePage(path, chosen);
        this.set(`${storeCode} ${path}`, found.ok ? found.value.route : null);
        return found;
      },
    };
  }

  private get(key: string): RouteRecord | null {
    const known = this.routes.get(key);
    return known !== undefined && known.until > this.now() ? known.route : null;
  }

  private set(key: string, route: RouteRecord | null): void {
    if (route === null) this.routes.delete(key);
    else this.routes.set(key, { route, until: this.now() + FRESH_MS });
  }
}
