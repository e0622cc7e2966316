/** S9-8. Goods on a page when nobody has said how many. */
const DEFAULT_SEARCH_SIZE = 20;

/** What a listing's address says, proven: see `parse-listing-query.ts`. */
export interface ListingQuery {
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  /** As in the address: `price_ASC`, or empty for the default order. */
  readonly sort: string;
  readonly term: string | null;
  /** Attribute code to chosen values. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** A query that no address says: what is left out is the first page of everything, in the shop's own order (S9-8). */
export function listingQuery(asked: Partial<ListingQuery>): ListingQuery {
  return { page: 1, itemsPerPage: DEFAULT_SEARCH_SIZE, sort: '', term: null, filters: {}, ...asked };
}

/** S2-117, S2-119. How a listing is laid out. */
export type ListingView = 'grid' | 'list';
