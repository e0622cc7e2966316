import {
  faultsOfDraft,
  type RatingQuestion,
  type ReviewDraft,
  type ReviewFault,
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
  readonly faults: readonly ReviewFault[];
}

/** `questions` are those that the form asked. What is `ok` waits for the florist to read it. */
export type WriteReview = (
  draft: ReviewDraft,
  questions: readonly RatingQuestion[],
) => Promise<Result<void, DraftRefusal | CaptchaFailure | Failure>>;

/** S7-14. An incomplete draft is not sent, and no proof is asked for it. Texts go without blanks around them. */
export function makeWriteReview({ reviews, captcha }: WriteReviewDeps): WriteReview {
  return async (draft, questions) => {
    const faults = faultsOfDraft(draft, questions);
    if (faults.length > 0) return refuse({ kind: 'draft-refused', faults });
    const human = await captcha.getToken('write-review');
    if (!human.ok) return human;
    const { nickname, title, text } = draft;
    return reviews.write({ ...draft, nickname: nickname.trim(), title: title.trim(), text: text.trim() }, human.value);
  };
}
