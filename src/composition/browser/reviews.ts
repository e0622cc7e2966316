import { reviewsClient } from '../../adapters/actions-client/reviews-client';
import { customerName } from '../../domain/customer/customer';
import type { ReviewsFeature } from '../../ui/view-models/site/lazy-features';
import { ProductReviewsViewModel } from '../../ui/view-models/reviews/product-reviews-view-model';
import { ReviewFormViewModel } from '../../ui/view-models/reviews/review-form-view-model';
import { captchaOf } from './account-captcha';
import type { FeatureDeps } from './feature-deps';

/** Reviews of a tab, loaded when they are opened or written. */
export function createReviewsFeature({ tab, loadAccount }: FeatureDeps): ReviewsFeature {
  const { post, read, isSignedIn } = tab;
  const client = reviewsClient({ post, read, captcha: captchaOf(loadAccount) });
  const { loadReviews, writeReview, loadQuestions } = client;
  const author = async (): Promise<string | null> => {
    if (!isSignedIn()) return null;
    const { session } = await loadAccount();
    if (session.user === null) await session.load();
    return customerName(session.user);
  };
  return {
    ofProduct: (sku) => new ProductReviewsViewModel(sku, { loadReviews }),
    form: async (sku) => new ReviewFormViewModel(sku, { loadQuestions, writeReview, author: await author() }),
  };
}
