import { REVIEWS_PER_PAGE, type ReviewPage, averageStars } from '../../domain/reviews/review';
import { ok, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { Reviews } from '../ports/reviews';

export interface LoadReviewsDeps {
  readonly reviews: Pick<Reviews, 'ofProduct'>;
}

export interface LoadedReviews extends ReviewPage {
  /** Mean stars of this page, rounded to tenths. */
  readonly average: number;
}

/** Returns the product's reviews, newest first and ten to a page by default. */
export type LoadReviews = (
  sku: string,
  page?: number,
  itemsPerPage?: number,
) => Promise<Result<LoadedReviews, Failure>>;

export function makeLoadReviews({ reviews }: LoadReviewsDeps): LoadReviews {
  return async (sku, page = 1, itemsPerPage = REVIEWS_PER_PAGE) => {
    const found = await reviews.ofProduct(sku, Math.max(1, page), Math.max(1, itemsPerPage));
    return found.ok ? ok({ ...found.value, average: averageStars(found.value.reviews) }) : found;
  };
}
