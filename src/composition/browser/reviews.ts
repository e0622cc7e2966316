import { MiddlewareReviews } from '../../adapters/graphql-middleware/middleware-reviews';
import type { Captcha } from '../../application/ports/captcha';
import { makeLoadReviews } from '../../application/reviews/load-reviews';
import { makeOwnReviews } from '../../application/reviews/own-reviews';
import { makeWriteReview } from '../../application/reviews/write-review';
import { customerName } from '../../domain/customer/customer';
import { refuse } from '../../domain/shared/result';
import type { ReviewsFeature } from '../../ui/view-models/lazy-features';
import { OwnReviewsViewModel } from '../../ui/view-models/reviews/own-reviews-view-model';
import { ProductReviewsViewModel } from '../../ui/view-models/reviews/product-reviews-view-model';
import { ReviewFormViewModel } from '../../ui/view-models/reviews/review-form-view-model';
import type { LazyFeaturesDeps } from './lazy-features';

/** Reviews in one tab: fetched when somebody wants to read or write one. */
export function browserReviews({ tab, signIn, openAccount, onUnauthorised }: LazyFeaturesDeps): ReviewsFeature {
  const reviews = new MiddlewareReviews(tab.call);
  const writeReview = makeWriteReview({ reviews, captcha: proofOf(openAccount) });
  const loadReviews = makeLoadReviews({ reviews });
  const ownReviews = makeOwnReviews({ reviews, signIn });
  const author = async (): Promise<string | null> => {
    if (!signIn.isSignedIn()) return null;
    const { session } = await openAccount();
    if (session.user === null) await session.load();
    return customerName(session.user);
  };
  return {
    ofProduct: (sku) => new ProductReviewsViewModel(sku, { loadReviews }),
    form: async (sku) => {
      const deps = { loadQuestions: () => reviews.questions(), writeReview, author: await author() };
      return new ReviewFormViewModel(sku, deps);
    },
    own: () => new OwnReviewsViewModel({ ownReviews, onUnauthorised }),
  };
}

/** The account's own, so that the provider's script comes once; without the account's script there is no proof. */
function proofOf(openAccount: LazyFeaturesDeps['openAccount']): Captcha {
  return {
    getToken: async (act) => {
      const account = await openAccount().catch(() => null);
      return account === null
        ? refuse({ kind: 'no-captcha', why: 'script-not-loaded' })
        : account.captcha.getToken(act);
    },
  };
}
