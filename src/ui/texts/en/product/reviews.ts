import type { DraftRefusal } from '../../../../application/reviews/reviews';
import type { Failure } from '../../../../application/ports/failures';
import type { CaptchaFailure } from '../../../../application/ports/system';
import { MIN_REVIEW_TEXT, type ReviewError, type ReviewField } from '../../../../domain/reviews/review-draft';
import { unreachable } from '../../../../domain/shared/result';
import { accountRefusalMessage } from '../account/account-refusals';
import { validationTexts } from '../validation';

/** Texts of the reviews of a product, which are loaded, and of their form. */
export const reviewTexts = {
  loading: 'Loading the reviews…',
  name: 'Your name',
  nameHint: 'It is shown with your review.',
  title: 'Title',
  text: 'Your review',
  send: 'Add review',
  sending: 'Sending…',
  sent: 'Thank you. We read every review before it is shown, which takes a day or two.',
  opening: 'One moment…',
  openingFailed: 'We could not open the form just now.',
} as const;

const MISSING: Readonly<Record<ReviewField, string>> = {
  nickname: 'enter your name',
  title: 'enter a title',
  text: 'write your review',
  rating: 'choose the stars',
};

/** Errors of the review form's fields. */
export function reviewFaultMessage(fault: ReviewError): string {
  switch (fault.kind) {
    case 'field-missing':
      return validationTexts.required(MISSING[fault.field]);
    case 'field-too-short':
      return validationTexts.atLeast(MIN_REVIEW_TEXT);
    case 'field-too-long':
      return validationTexts.atMost(fault.atMost);
    default:
      return unreachable(fault);
  }
}

/** Why a review was rejected. */
export function reviewRefusalMessage(refusal: DraftRefusal | CaptchaFailure | Failure): string {
  return refusal.kind === 'draft-refused' ? 'Your review is not complete yet.' : accountRefusalMessage(refusal);
}
