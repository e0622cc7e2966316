import type { DraftRefusal } from '../../../application/reviews/write-review';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/captcha';
import { MIN_REVIEW_TEXT, type ReviewError } from '../../../domain/reviews/review-draft';
import { unreachable } from '../../../domain/shared/result';
import { wordAccountRefusal } from './account-refusals';
import { validationTexts } from './validation';

/** Errors of the review form's fields. */
export function wordReviewFault(fault: ReviewError): string {
  switch (fault.kind) {
    case 'field-missing':
      return validationTexts.required;
    case 'field-too-short':
      return validationTexts.atLeast(MIN_REVIEW_TEXT);
    default:
      return unreachable(fault);
  }
}

/** Why a review was rejected. */
export function wordReviewRefusal(refusal: DraftRefusal | CaptchaFailure | Failure): string {
  return refusal.kind === 'draft-refused' ? 'Your review is not complete yet.' : wordAccountRefusal(refusal);
}
