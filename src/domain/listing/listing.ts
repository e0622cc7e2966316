import type { ProductSummary } from '../catalogue/product';

/** A page of products. */
export interface Listing {
  readonly items: readonly ProductSummary[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  readonly totalPages: number;
}
