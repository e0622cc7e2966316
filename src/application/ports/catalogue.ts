import type { Category, CategoryPage } from '../../domain/catalogue/category';
import type { ConfigurableChoice } from '../../domain/catalogue/configurable';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { Listing } from '../../domain/listing/listing';
import type { ListingQuery } from '../../domain/listing/listing-query';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface CategoryListing {
  readonly category: CategoryPage;
  readonly listing: Listing;
}

/** What is for sale. */
export interface Catalogue {
  /** The root's children, nested up to four levels (S3-9). */
  tree(): Promise<Result<readonly Category[], Failure>>;
  category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>>;
  /** `chosen` are uids of configurable values; unknown ones are ignored. Unknown sku is `not-found`. */
  product(sku: string, chosen: readonly string[]): Promise<Result<Product, Failure>>;
  /** What answering a configurable product's questions leads to, without the rest of the product. */
  choice(sku: string, chosen: readonly string[]): Promise<Result<ConfigurableChoice, Failure>>;
  /** In the order asked for; unknown skus are left out. */
  productsBySku(skus: readonly string[]): Promise<Result<readonly ProductSummary[], Failure>>;
}
