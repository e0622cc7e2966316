import type { ProductSummary } from '../catalogue/product';

const DEFAULT_SEARCH_SIZE = 20;

/** A parsed listing query (see `parse-listing-query.ts`). */
export interface ListingQuery {
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  /** As in the URL: `price_ASC`, or empty for the default order. */
  readonly sort: string;
  readonly term: string | null;
  /** Attribute code to chosen values. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** Completes a query with defaults: the first page of all products, unsorted. */
export function listingQuery(query: Partial<ListingQuery>): ListingQuery {
  return { page: 1, itemsPerPage: DEFAULT_SEARCH_SIZE, sort: '', term: null, filters: {}, ...query };
}

/** The layout of a listing. */
export type ListingView = 'grid' | 'list';

/** True when filters are applied. */
export function isNarrowed({ filters }: ListingQuery): boolean {
  return Object.keys(filters).length > 0;
}

/** A page of products. */
export interface Listing {
  readonly items: readonly ProductSummary[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  readonly totalPages: number;
}

/** The probable meaning of a search term. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
  /** True if what was found is that of `meant`, because `typed` finds nothing. */
  readonly isSearched: boolean;
}
