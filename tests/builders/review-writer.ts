import type { PostAction } from '../../src/adapters/actions-client/post-action';
import type { Read } from '../../src/adapters/actions-client/read';
import { reviewsClient } from '../../src/adapters/actions-client/reviews-client';
import { NO_CAPTCHA } from '../../src/adapters/recaptcha/create-recaptcha';
import { makeWriteReview, type WriteReviewDeps } from '../../src/application/reviews/reviews';

/** Writes reviews as a page does, whose action runs at once. */
export function reviewWriter({ reviews }: WriteReviewDeps, captcha = NO_CAPTCHA) {
  const post = ((_name: string, input: never) => makeWriteReview({ reviews })(input)) as unknown as PostAction;
  const read: Read = () => Promise.reject(new Error('Nothing is read'));
  return reviewsClient({ post, read, captcha }).writeReview;
}
