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

/** The name of the rating that is shown as stars. */
export const STAR_RATING = 'Rating';

/** Returns the value of the rating `STAR_RATING`; 0 if missing or not a number. */
export function starsOf(breakdown: readonly { readonly name: string; readonly value: string }[]): number {
  const stars = Number(breakdown.find(({ name }) => name === STAR_RATING)?.value ?? '');
  return Number.isFinite(stars) ? Math.max(0, stars) : 0;
}

/** Returns the mean of these reviews, rounded to tenths; 0 without any. */
export function averageStars(reviews: readonly Pick<Review, 'stars'>[]): number {
  if (reviews.length === 0) return 0;
  return Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10;
}
