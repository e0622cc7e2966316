import { NO_REVIEWS, REVIEWS_PER_PAGE, type ReviewPage } from '../../domain/reviews/review';
import { ok, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { Reviews } from '../ports/reviews';
import type { AuthSession } from '../ports/auth-session';

export interface OwnReviewsDeps {
  readonly reviews: Pick<Reviews, 'own'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns the customer's own reviews; none for a guest, without a request. */
export type OwnReviews = (page?: number, itemsPerPage?: number) => Promise<Result<ReviewPage, Failure>>;

export function makeOwnReviews({ reviews, authSession }: OwnReviewsDeps): OwnReviews {
  return async (page = 1, itemsPerPage = REVIEWS_PER_PAGE) =>
    authSession.isSignedIn() ? reviews.own(Math.max(1, page), Math.max(1, itemsPerPage)) : ok(NO_REVIEWS);
}
