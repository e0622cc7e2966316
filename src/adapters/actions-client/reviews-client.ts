import type { Captcha } from '../../application/ports/system';
import type { LoadReviews } from '../../application/reviews/reviews';
import { validateReview, type RatingQuestion, type ReviewDraft } from '../../domain/reviews/review-draft';
import { REVIEWS_PER_PAGE } from '../../domain/reviews/review';
import { refuse } from '../../domain/shared/result';
import type { PostAction } from './post-action';
import type { Read } from './read';

interface ReviewsClientDeps {
  readonly post: PostAction;
  readonly read: Read;
  readonly captcha: Captcha;
}

/** Product reviews. An incomplete draft is not sent. */
export function reviewsClient({ post, read, captcha }: ReviewsClientDeps) {
  const loadReviews: LoadReviews = (sku, page = 1, itemsPerPage = REVIEWS_PER_PAGE) =>
    read('reviews', { sku, page: Math.max(1, page), itemsPerPage: Math.max(1, itemsPerPage) });
  const writeReview = async (draft: ReviewDraft, questions: readonly RatingQuestion[]) => {
    const faults = validateReview(draft, questions);
    if (faults.length > 0) return refuse({ kind: 'draft-refused' as const, faults });
    const token = await captcha.getToken('write-review');
    if (!token.ok) return token;
    const { sku, nickname, title, text, ratings } = draft;
    return post('write-review', {
      sku,
      nickname: nickname.trim(),
      title: title.trim(),
      text: text.trim(),
      ratings,
      captchaToken: token.value,
    });
  };
  return { loadReviews, writeReview, loadQuestions: () => read('review-questions') };
}
