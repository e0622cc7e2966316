/** A product review. */
export interface Review {
  /** Derived from the content, because Magento returns no id. */
  readonly id: string;
  readonly nickname: string;
  /** `YYYY-MM-DD HH:MM:SS` in UTC. */
  readonly createdAt: string;
  /** From 0 to 5 in tenths. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** Null on a product page. */
  readonly product: { readonly uid: string; readonly name: string } | null;
  /** True for the customer's own review before approval; left out otherwise, and where the backend does not say. */
  readonly isPending?: true;
}

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** Null if the backend did not count. */
  readonly total: number | null;
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  readonly totalPages: number;
}

export const REVIEWS_PER_PAGE = 10;

/** Unique, because no reviewer writes two reviews with one rating in a second. */
export function reviewId(nickname: string, createdAt: string, averageRating: number): string {
  return `${nickname}_${createdAt}_${averageRating}`;
}
