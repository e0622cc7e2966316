import type { CartChanged } from '../../../application/actions/action';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { OptionRefusal } from '../../../domain/catalogue/check-answers';
import type { QuantityRefusal } from '../../../domain/cart/quantity';
import { unreachable } from '../../../domain/shared/result';
import { wordCartChanged } from './cart/cart-changed';
import { wordDayRefusal } from './delivery/delivery-days';
import { sharedTexts } from './shared';

const LOCALE = 'en-GB';

export const generic = 'Sorry, we could not do that. Please try again, or call us.';
export const busyNow = 'We are very busy just now. Nothing is lost: please wait a moment, then try again.';

/** Texts of all refusals. The backend's messages are shown unchanged. */
export function wordRefusal(refusal: AddToCartRefusal | QuantityRefusal | CartChanged | Failure): string {
  switch (refusal.kind) {
    case 'variant-not-chosen':
      return 'Please choose from every option first.';
    case 'out-of-stock':
      return 'Sorry, this is out of stock.';
    case 'not-enough-stock':
      return wordStock(refusal.onlyLeft);
    case 'quantity-invalid':
      return wordQuantity(refusal.max);
    case 'quantity-above-max':
      return wordAboveMax(refusal.max);
    case 'type-not-supported':
      return `Product Type ${refusal.typeName} not supported in add to cart yet`;
    case 'options-refused':
      return refusal.options.map((option) => wordOptionRefusal(option)).join(' ');
    case 'cart-changed':
    case 'item-gone':
    case 'unauthorised':
    case 'not-found':
    case 'rejected':
    case 'busy':
    case 'unreachable':
      return wordFailure(refusal);
    default:
      return unreachable(refusal);
  }
}

/** Shown beside the refused option. */
export function wordOptionRefusal(refusal: OptionRefusal): string {
  switch (refusal.kind) {
    case 'option-missing':
      return `Please complete “${refusal.title}”.`;
    case 'text-too-long':
      return `“${refusal.title}” may have at most ${refusal.limit} characters.`;
    case 'not-an-email':
      return `“${refusal.title}” must be an email address, such as ann@example.org.`;
    case 'unknown-choice':
      return 'That choice is no longer available. Please choose again.';
    case 'quantity-invalid':
      return wordQuantity(refusal.max);
    default:
      return wordDayRefusal(refusal);
  }
}

/** Texts of failures. A message of the backend is shown as it is, except that something is missing. */
export function wordFailure(failure: CartChanged | Failure): string {
  switch (failure.kind) {
    case 'cart-changed':
    case 'item-gone':
      return wordCartChanged(failure.kind);
    case 'unauthorised':
      return 'You are not authorized, please log in.';
    case 'not-found':
      // Backends name what is missing by an id.
      return 'That is no longer available.';
    case 'rejected':
      return failure.message === '' ? generic : failure.message;
    case 'busy':
      return failure.message === '' ? busyNow : failure.message;
    case 'unreachable':
      return wordUnreachable(failure.reference);
    default:
      return unreachable(failure);
  }
}

/** `reference` names the log line. */
export function wordUnreachable(reference: string | undefined): string {
  return reference === undefined
    ? sharedTexts.unreachableNow
    : `${sharedTexts.unreachableNow} (Reference ${reference})`;
}

export function wordQuantity(max: number): string {
  return `Please enter a whole number from 1 to ${new Intl.NumberFormat(LOCALE).format(max)}.`;
}

/** For more the florist has to be asked. */
export function wordAboveMax(max: number): string {
  return `We take orders for up to ${max} here. For more, please call us.`;
}

/** `onlyLeft` is null when the backend did not say how many are left. */
export function wordStock(onlyLeft: number | null): string {
  if (onlyLeft === null) return 'We do not have that many left.';
  return `We have only ${onlyLeft} left.`;
}
