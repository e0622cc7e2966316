import type { Review } from './review';

/** S3-46. The name of the one rating that gives the stars. */
export const STAR_RATING = 'Rating';

/** S3-46. Stars as the entry named Rating says them; 0 when there is none, or it is no number. */
export function starsOf(breakdown: readonly { readonly name: string; readonly value: string }[]): number {
  const stars = Number(breakdown.find(({ name }) => name === STAR_RATING)?.value ?? '');
  return Number.isFinite(stars) ? Math.max(0, stars) : 0;
}

/** The mean of the reviews that are here, in tenths; 0 without any. How many there are elsewhere does not matter. */
export function averageStars(reviews: readonly Pick<Review, 'stars'>[]): number {
  if (reviews.length === 0) return 0;
  return Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10;
}
