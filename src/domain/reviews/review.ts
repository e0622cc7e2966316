/** S3-45. What somebody said of a product. */
export interface Review {
  /** The wire keeps none; this one is the same whenever the same review comes. */
  readonly id: string;
  readonly nickname: string;
  /** When it was written: `YYYY-MM-DD HH:MM:SS` in UTC. */
  readonly createdAt: string;
  /** From 0 to 5, in tenths. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** Null where the page knows the product anyway. */
  readonly product: { readonly uid: string; readonly name: string } | null;
}

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** Reviews of the product, or of the customer, in all; null when nobody counted. */
  readonly total: number | null;
  /** From 1. */
  readonly page: number;
  /** S3-47. */
  readonly itemsPerPage: number;
  readonly totalPages: number;
}

export const NO_REVIEWS: ReviewPage = { reviews: [], total: 0, page: 1, itemsPerPage: 0, totalPages: 0 };

/** Reviews on a page, unless more are asked for. */
export const REVIEWS_PER_PAGE = 10;

/** Who said it, when, and how good it was: nobody says the same of two things in one second. */
export function reviewId(nickname: string, createdAt: string, averageRating: number): string {
  return `${nickname}_${createdAt}_${averageRating}`;
}
