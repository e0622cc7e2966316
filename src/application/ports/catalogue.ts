import type { Category, CategoryPage } from '../../domain/catalogue/categories/category';
import type { ConfigurableChoice } from '../../domain/catalogue/configurable';
import type { Product, ProductSummary, ProductWithOptions } from '../../domain/catalogue/product';
import type { Workshop } from '../../domain/catalogue/workshop';
import type { Filter } from '../../domain/listing/filter';
import type { Listing, ListingQuery } from '../../domain/listing/listing-query';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';
import type { RouteRecord } from '../../domain/navigation/paths';
import type { RatingQuestion, ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewPage } from '../../domain/reviews/review';

/** One page of products, and the filters of what was found; `Catalogue.filters` returns those of the whole place. */
export interface NarrowedListing {
  readonly listing: Listing;
  readonly filters: readonly Filter[];
}

export interface CategoryListing extends NarrowedListing {
  readonly category: CategoryPage;
}

/** The category and search term that filters apply to; null means no restriction. */
export interface ListingScope {
  readonly category: string | null;
  readonly term: string | null;
}

/**
 * At most 1,000 paths with a slash before and without store prefix. `next` is the `after` of the following ones, at most 40 letters,
 * digits and hyphens; null after the last.
 */
export interface ProductPaths {
  readonly paths: readonly string[];
  readonly next: string | null;
}

/** What a search term may mean besides what it says. */
export interface TermMeanings {
  /** The term that was probably meant by one that finds little or nothing; null for none. */
  readonly corrected: string | null;
  /** Terms that mean the same: `gift card` for `voucher`; at most six. */
  readonly synonyms: readonly string[];
}

export interface Catalogue {
  /** The root's children, up to four levels deep. */
  tree(): Promise<Result<readonly Category[], Failure>>;
  /** An attribute that is not one of `filters` is `rejected`, or `unreachable` if the backend does not explain its error; a page beyond the last is the first. */
  category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>>;
  /** Searches the whole catalogue for `query.term`, by default sorted by relevance. */
  search(query: ListingQuery): Promise<Result<NarrowedListing, Failure>>;
  /** Products for a term that is still being typed. */
  suggestions(term: string, count: number): Promise<Result<readonly ProductSummary[], Failure>>;
  /** Null and none from a backend that does not correct terms or does not name its synonyms. */
  meanings(term: string): Promise<Result<TermMeanings, Failure>>;
  /** All filters of a place, regardless of those applied. */
  filters(place: ListingScope): Promise<Result<readonly Filter[], Failure>>;
  /** `chosen` are uids of configurable values, unknown ones are ignored; an unknown sku is `not-found`. */
  product(sku: string, chosen: readonly string[]): Promise<Result<Product, Failure>>;
  /** The variant selection of a configurable product, without the rest of the product. */
  choice(sku: string, chosen: readonly string[]): Promise<Result<ConfigurableChoice, Failure>>;
  related(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>>;
  upsells(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>>;
  /** The products of a category with their days; at most 100. An unknown category has none. */
  workshops(category: string): Promise<Result<readonly Workshop[], Failure>>;
  /** The pages of all products, some at a time; `after` is null for the first ones. A backend may end before the last product. */
  productPaths(after: string | null): Promise<Result<ProductPaths, Failure>>;
  /** In the order of `skus`; unknown skus are omitted. */
  productsBySku(skus: readonly string[]): Promise<Result<readonly ProductSummary[], Failure>>;
}

/** A product's route may come with the product. */
export interface ResolvedRoute {
  readonly route: RouteRecord;
  readonly product: Product | null;
  /** The backend was not asked: what is there may be gone, or something else by now. */
  readonly isCopy?: true;
}

export interface UrlResolver {
  /** Resolves a path without leading slash; an unknown path is `not-found`, a response that does not say so `unreachable`. */
  resolve(path: string): Promise<Result<RouteRecord, Failure>>;
  /** The same for a page: if it is a product's, loads it with the `chosen` values as `Catalogue.product` does, if it can in one request. */
  resolvePage(path: string, chosen: readonly string[]): Promise<Result<ResolvedRoute, Failure>>;
}

/** Product reviews. */
export interface Reviews {
  /** Newest first; `page` counts from 1, and an unknown product is `not-found`. */
  ofProduct(sku: string, page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>>;
  /** The customer's own reviews, approved or not; `unauthorised` for guests. */
  own(page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>>;
  /** The rating questions of the review form. */
  questions(): Promise<Result<readonly RatingQuestion[], Failure>>;
  /** Guests may write too; an incomplete draft is `rejected`, and `captcha` is null if none is required. */
  write(draft: ReviewDraft, captcha: string | null): Promise<Result<void, Failure>>;
}
