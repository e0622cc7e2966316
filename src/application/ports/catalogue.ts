import type { Category, CategoryPage } from '../../domain/catalogue/category';
import type { ConfigurableChoice } from '../../domain/catalogue/configurable';
import type { Product, ProductSummary, ProductWithOptions } from '../../domain/catalogue/product';
import type { Filter } from '../../domain/listing/filter';
import type { Listing } from '../../domain/listing/listing';
import type { ListingQuery } from '../../domain/listing/listing-query';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** One page of goods, and the ways to narrow them further. */
export interface NarrowedListing {
  readonly listing: Listing;
  readonly filters: readonly Filter[];
}

export interface CategoryListing extends NarrowedListing {
  readonly category: CategoryPage;
}

/** Among which goods somebody looks: of a category, with words in them, or both; nulls mean all there are. */
export interface ListingPlace {
  readonly category: string | null;
  readonly term: string | null;
}

/** What is for sale. */
export interface Catalogue {
  /** The root's children, nested up to four levels (S3-9). */
  tree(): Promise<Result<readonly Category[], Failure>>;
  /** S7-55. The same, three levels deep, for a page that is open already and has no tree. */
  menu(): Promise<Result<readonly Category[], Failure>>;
  /** A filter by an attribute that is none of `filters` is `rejected`; a page beyond the last is no failure. */
  category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>>;
  /** All of the shop in which the words of `query.term` stand; without an order the nearest match comes first. */
  search(query: ListingQuery): Promise<Result<NarrowedListing, Failure>>;
  /** A few goods for words that are still being typed, for links only. */
  suggestions(term: string, count: number): Promise<Result<readonly ProductSummary[], Failure>>;
  /** Every way to narrow a place, whatever it is narrowed by at the moment. */
  filters(place: ListingPlace): Promise<Result<readonly Filter[], Failure>>;
  /** `chosen` are uids of configurable values; unknown ones are ignored. Unknown sku is `not-found`. */
  product(sku: string, chosen: readonly string[]): Promise<Result<Product, Failure>>;
  /** What answering a configurable product's questions leads to, without the rest of the product. */
  choice(sku: string, chosen: readonly string[]): Promise<Result<ConfigurableChoice, Failure>>;
  /** S3-17. Goods that go well with a product, each with what may be answered to it; none is an empty list. */
  related(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>>;
  /** S3-17. Goods that somebody who likes a product may like better. */
  upsells(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>>;
  /** In the order asked for; unknown skus are left out. */
  productsBySku(skus: readonly string[]): Promise<Result<readonly ProductSummary[], Failure>>;
}
