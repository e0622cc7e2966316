import type { RatingQuestion, ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewPage } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Product reviews. */
export interface Reviews {
  /** Newest first; `page` counts from 1, and an unknown product is `not-found`. */
  ofProduct(sku: string, page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>>;
  /** The customer's own reviews, approved or not; `unauthorised` for guests. */
  own(page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>>;
  /** The rating questions of the review form. */
  questions(): Promise<Result<readonly RatingQuestion[], Failure>>;
  /** Guests may write too; an incomplete draft is `rejected`, and `captcha` is null if none is required. */
  write(draft: ReviewDraft, captcha: string | null): Promise<Result<void, Failure>>;
}
