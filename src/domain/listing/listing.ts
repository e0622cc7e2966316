import type { ProductSummary } from '../catalogue/product';

/** One page of goods (S3-58, S3-59). */
export interface Listing {
  readonly items: readonly ProductSummary[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  readonly totalPages: number;
}
