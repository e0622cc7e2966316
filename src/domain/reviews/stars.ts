import type { Review } from './review';

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
