import { validateReview, type ReviewDraft, type ReviewError } from '../../domain/reviews/review-draft';
import { refuse, type Result } from '../../domain/shared/result';
import type { CarriesCaptcha } from '../ports/captcha';
import type { Failure } from '../ports/failures';
import type { Reviews } from '../ports/reviews';

export interface WriteReviewDeps {
  readonly reviews: Pick<Reviews, 'questions' | 'write'>;
}

export interface DraftRefusal {
  readonly kind: 'draft-refused';
  readonly faults: readonly ReviewError[];
}

/** An accepted review awaits approval. */
export type WriteReview = (draft: ReviewDraft & CarriesCaptcha) => Promise<Result<void, DraftRefusal | Failure>>;

/** Sends trimmed texts; a draft that does not answer the shop's questions is refused. */
export function makeWriteReview({ reviews }: WriteReviewDeps): WriteReview {
  return async ({ captchaToken, ...draft }) => {
    const questions = await reviews.questions();
    if (!questions.ok) return questions;
    const faults = validateReview(draft, questions.value);
    if (faults.length > 0) return refuse({ kind: 'draft-refused', faults });
    const { nickname, title, text } = draft;
    return reviews.write({ ...draft, nickname: nickname.trim(), title: title.trim(), text: text.trim() }, captchaToken);
  };
}
