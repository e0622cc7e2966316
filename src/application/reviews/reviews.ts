import { REVIEWS_PER_PAGE, type ReviewPage, averageStars } from '../../domain/reviews/review';
import { ok, type Result, refuse } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { Reviews } from '../ports/catalogue';
import { validateReview, type ReviewDraft, type ReviewError } from '../../domain/reviews/review-draft';
import type { CarriesCaptcha } from '../ports/system';

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

export interface WriteReviewDeps {
  readonly reviews: Pick<Reviews, 'questions' | 'write'>;
}

export interface DraftRefusal {
  readonly kind: 'draft-refused';
  readonly faults: readonly ReviewError[];
}

/** An accepted review awaits approval. */
type WriteReview = (draft: ReviewDraft & CarriesCaptcha) => Promise<Result<void, DraftRefusal | Failure>>;

/** Sends trimmed texts; a draft that does not answer the shop's questions is refused. */
export function makeWriteReview({ reviews }: WriteReviewDeps): WriteReview {
  return async ({ captchaToken, ...draft }) => {
    const questions = await reviews.questions();
    if (!questions.ok) return questions;
    const faults = validateReview(draft, questions.value);
    if (faults.length > 0) return refuse({ kind: 'draft-refused', faults });
    const { nickname, title, text } = draft;
    return reviews.write({ ...draft, nickname: nickname.trim(), title: title.trim(), text: text.trim() }, captchaToken);
  };
}
