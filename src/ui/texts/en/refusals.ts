import type { CartChanged } from '../../../application/actions/action';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { OptionRefusal } from '../../../domain/catalogue/check-answers';
import type { QuantityRefusal } from '../../../domain/cart/quantity';
import { unreachable } from '../../../domain/shared/result';
import { cartChangedTexts } from './cart-changed';
import { wordDayRefusal } from './delivery-days';
import { sharedTexts } from './shared';

const LOCALE = 'en-GB';

export const generic = 'The shop could not do that. Please try again, or call us.';
export const busyNow = 'The shop has its hands full just now. Nothing is lost: please wait a little, then try again.';

/** Texts of all refusals. The backend's messages are shown unchanged. */
export function wordRefusal(refusal: AddToCartRefusal | QuantityRefusal | CartChanged | Failure): string {
  switch (refusal.kind) {
    case 'variant-not-chosen':
      return 'Please make a choice for every question first.';
    case 'out-of-stock':
      return 'Sorry, this is out of stock.';
    case 'not-enough-stock':
      return wordStock(refusal.onlyLeft);
    case 'quantity-invalid':
      return wordQuantity(refusal.max);
    case 'type-not-supported':
      return `Product Type ${refusal.typeName} not supported in add to cart yet`;
    case 'options-refused':
      return refusal.options.map((option) => wordOptionRefusal(option)).join(' ');
    case 'cart-changed':
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
    case 'unknown-choice':
      return 'That choice is not offered any more. Please choose again.';
    default:
      return wordDayRefusal(refusal);
  }
}

/** Texts of failures. A message of the backend is shown as it is. */
export function wordFailure(failure: CartChanged | Failure): string {
  switch (failure.kind) {
    case 'cart-changed':
      return cartChangedTexts.message;
    case 'unauthorised':
      return 'You are not authorized, please log in.';
    case 'not-found':
      return failure.message === '' ? 'That is not there any more.' : failure.message;
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
  return `Please give a whole number from 1 to ${new Intl.NumberFormat(LOCALE).format(max)}.`;
}

/** `onlyLeft` is null when the backend did not say how many are left. */
export function wordStock(onlyLeft: number | null): string {
  if (onlyLeft === null) return 'We have not enough of it left for that quantity.';
  return `We have only ${onlyLeft} of it left.`;
}
