import type { ReviewFault } from '../../../domain/reviews/review-draft';
import { unreachable } from '../../../domain/shared/result';
import { validationTexts } from './validation';

/** S5-1, S5-2. What stands under a field of the review form. */
export function wordReviewFault(fault: ReviewFault): string {
  switch (fault.kind) {
    case 'field-missing':
      return validationTexts.required;
    case 'field-too-short':
      return validationTexts.atLeast(fault.atLeast);
    default:
      return unreachable(fault);
  }
}
