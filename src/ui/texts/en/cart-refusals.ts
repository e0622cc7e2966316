import type { CartChanged } from '../../../application/actions/action';
import type { Failure } from '../../../application/ports/failures';
import { MAX_QUANTITY } from '../../../domain/cart/quantity';
import { wordCartChanged } from './cart-changed';
import { busyNow, generic, wordFailure, wordQuantity, wordStock, wordUnreachable } from './refusals';

const couponInvalid = "The coupon code isn't valid. Verify the code and try again.";

/** Shown under the coupon field. */
export function wordCouponFailure(failure: CartChanged | Failure): string {
  // Input that our own validation rejects is not a coupon code either.
  if (failure.kind === 'rejected' && (failure.message === '' || failure.code === 'MALFORMED')) return couponInvalid;
  return wordFailure(failure);
}

/**
 * A refusal that came back in the address of the cart, after a form without scripts: its kind, and a number or a code
 * as detail. Anybody can write an address, so no word of it is shown. `isCoupon`: it is about the coupon field.
 */
export function wordRefusalInQuery(
  refusal: { readonly kind: string; readonly detail: string },
  isCoupon: boolean,
): string {
  switch (refusal.kind) {
    case 'quantity-invalid':
      return wordQuantity(MAX_QUANTITY);
    case 'not-enough-stock':
      return /^\d{1,6}$/.test(refusal.detail) ? wordStock(Number(refusal.detail)) : wordStock(null);
    case 'cart-changed':
    case 'item-gone':
      return wordCartChanged(refusal.kind);
    case 'busy':
      return busyNow;
    case 'unreachable':
      return wordUnreachable(/^[0-9A-F]{8}$/.test(refusal.detail) ? refusal.detail : undefined);
    case 'not-found':
      return isCoupon ? couponInvalid : 'It is no longer in your cart.';
    case 'rejected':
      if (isCoupon) return couponInvalid;
      return refusal.detail === 'INSUFFICIENT_STOCK' ? wordStock(null) : generic;
    default:
      return generic;
  }
}
