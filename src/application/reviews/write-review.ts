import {
  validateReview,
  type RatingQuestion,
  type ReviewDraft,
  type ReviewError,
} from '../../domain/reviews/review-draft';
import { refuse, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { Captcha, CaptchaFailure } from '../ports/captcha';
import type { Reviews } from '../ports/reviews';

export interface WriteReviewDeps {
  readonly reviews: Pick<Reviews, 'write'>;
  readonly captcha: Captcha;
}

export interface DraftRefusal {
  readonly kind: 'draft-refused';
  readonly faults: readonly ReviewError[];
}

/** `questions` are those of the form; an accepted review awaits approval. */
export type WriteReview = (
  draft: ReviewDraft,
  questions: readonly RatingQuestion[],
) => Promise<Result<void, DraftRefusal | CaptchaFailure | Failure>>;

/** Sends trimmed texts; an incomplete draft is refused before a captcha token is requested. */
export function makeWriteReview({ reviews, captcha }: WriteReviewDeps): WriteReview {
  return async (draft, questions) => {
    const faults = validateReview(draft, questions);
    if (faults.length > 0) return refuse({ kind: 'draft-refused', faults });
    const token = await captcha.getToken('write-review');
    if (!token.ok) return token;
    const { nickname, title, text } = draft;
    return reviews.write({ ...draft, nickname: nickname.trim(), title: title.trim(), text: text.trim() }, token.value);
  };
}
