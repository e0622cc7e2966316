import type { RatingQuestion, ReviewDraft } from '../../domain/reviews/review-draft';
import type { ReviewPage } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** What people say of the goods. */
export interface Reviews {
  /** Newest first; `page` from 1. A product that nobody sells is `not-found`, one without reviews has an empty page. */
  ofProduct(sku: string, page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>>;
  /** What the customer who asks has written, approved or not; a guest is `unauthorised`. */
  own(page: number, itemsPerPage: number): Promise<Result<ReviewPage, Failure>>;
  /** What every reviewer is asked. */
  questions(): Promise<Result<readonly RatingQuestion[], Failure>>;
  /**
   * Guests may write too. It is shown once the florist has read it. `proof` is a token that somebody is human, null when
   * the shop asks for none. An incomplete draft, and a product that nobody sells, are `rejected` or `not-found`.
   */
  write(draft: ReviewDraft, captcha: string | null): Promise<Result<void, Failure>>;
}
