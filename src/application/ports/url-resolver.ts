import type { Product } from '../../domain/catalogue/product';
import type { RouteRecord } from '../../domain/navigation/paths';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** A product's route may come with the product. */
export interface ResolvedRoute {
  readonly route: RouteRecord;
  readonly product: Product | null;
}

export interface UrlResolver {
  /** Resolves a path without leading slash; an unknown path is `not-found`, a response that does not say so `unreachable`. */
  resolve(path: string): Promise<Result<RouteRecord, Failure>>;
  /** The same for a page: if it is a product's, loads it with the `chosen` values as `Catalogue.product` does, if it can in one request. */
  resolvePage(path: string, chosen: readonly string[]): Promise<Result<ResolvedRoute, Failure>>;
}
