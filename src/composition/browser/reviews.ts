import { reviewsClient } from '../../adapters/actions-client/reviews-client';
import type { Captcha } from '../../application/ports/captcha';
import { customerName } from '../../domain/customer/customer';
import { refuse } from '../../domain/shared/result';
import type { ReviewsFeature } from '../../ui/view-models/site/lazy-features';
import { OwnReviewsViewModel } from '../../ui/view-models/reviews/own-reviews-view-model';
import { ProductReviewsViewModel } from '../../ui/view-models/reviews/product-reviews-view-model';
import { ReviewFormViewModel } from '../../ui/view-models/reviews/review-form-view-model';
import type { FeatureDeps } from './feature-deps';

/** Reviews of a tab, loaded when they are opened or written. */
export function browserReviews({ tab, openAccount }: FeatureDeps): ReviewsFeature {
  const { post, read, isSignedIn } = tab;
  const client = reviewsClient({ post, read, isSignedIn, captcha: captchaOf(openAccount) });
  const { loadReviews, ownReviews, writeReview, loadQuestions } = client;
  const author = async (): Promise<string | null> => {
    if (!isSignedIn()) return null;
    const { session } = await openAccount();
    if (session.user === null) await session.load();
    return customerName(session.user);
  };
  return {
    ofProduct: (sku) => new ProductReviewsViewModel(sku, { loadReviews }),
    form: async (sku) => new ReviewFormViewModel(sku, { loadQuestions, writeReview, author: await author() }),
    own: () => new OwnReviewsViewModel({ ownReviews }),
  };
}

/**
 * Shares the account's captcha, so that the provider's script is loaded once; without the account script there is no
 * token.
 */
function captchaOf(openAccount: FeatureDeps['openAccount']): Captcha {
  return {
    getToken: async (action) => {
      const account = await openAccount().catch(() => null);
      return account === null
        ? refuse({ kind: 'no-captcha', why: 'script-not-loaded' })
        : account.captcha.getToken(action);
    },
  };
}
