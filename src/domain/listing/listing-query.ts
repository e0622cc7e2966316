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

/** S2-117, S2-119. How a listing is laid out. */
export type ListingView = 'grid' | 'list';
