import type { CartChanged } from '../../../../application/cart/shown-cart';
import type { Failure } from '../../../../application/ports/failures';
import { MAX_QUANTITY } from '../../../../domain/shared/quantity';
import { giftCardTexts } from './coupons-and-gift-cards';
import { cartChangedMessage } from './cart-notices';
import { busyNow, generic, failureMessage, quantityMessage, shortStockMessage, unreachableMessage } from '../refusals';

const couponInvalid = "The coupon code isn't valid. Verify the code and try again.";

const INVALID = { coupon: couponInvalid, 'gift-card': giftCardTexts.invalid } as const;

/** Shown under the gift card field. */
export function giftCardFailureMessage(failure: CartChanged | Failure): string {
  if (failure.kind === 'not-found') return giftCardTexts.invalid;
  if (failure.kind === 'rejected' && failure.code === 'NO_GIFT_CARDS') return giftCardTexts.notHere;
  if (failure.kind === 'rejected' && failure.message === '') return giftCardTexts.invalid;
  return failureMessage(failure);
}

/** Shown under the coupon field. */
export function couponFailureMessage(failure: CartChanged | Failure): string {
  // Input that our own validation rejects is not a coupon code either.
  if (failure.kind === 'rejected' && (failure.message === '' || failure.code === 'MALFORMED')) return couponInvalid;
  return failureMessage(failure);
}

/**
 * A refusal that came back in the address of the cart, after a form without scripts: its kind, and a number or a code
 * as detail. Anybody can write an address, so no word of it is shown. `field`: it is about this field, where a code is entered.
 */
export function refusalInQueryMessage(
  refusal: { readonly kind: string; readonly detail: string },
  field: 'coupon' | 'gift-card' | null,
): string {
  switch (refusal.kind) {
    case 'quantity-invalid':
      return quantityMessage(MAX_QUANTITY);
    case 'not-enough-stock':
      return /^\d{1,6}$/.test(refusal.detail) ? shortStockMessage(Number(refusal.detail)) : shortStockMessage(null);
    case 'cart-changed':
    case 'item-gone':
      return cartChangedMessage(refusal.kind);
    case 'busy':
      return busyNow;
    case 'unreachable':
      return unreachableMessage(/^[0-9A-F]{8}$/.test(refusal.detail) ? refusal.detail : undefined);
    case 'not-found':
      return field === null ? 'It is no longer in your cart.' : INVALID[field];
    case 'rejected':
      if (refusal.detail === 'NO_GIFT_CARDS') return giftCardTexts.notHere;
      if (field !== null) return INVALID[field];
      return refusal.detail === 'INSUFFICIENT_STOCK' ? shortStockMessage(null) : generic;
    default:
      return generic;
  }
}
