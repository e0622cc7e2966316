import type { CartChanged } from '../../../../application/actions/action';
import type { Failure } from '../../../../application/ports/failures';
import { MAX_QUANTITY } from '../../../../domain/shared/quantity';
import { giftCardTexts } from './gift-cards';
import { wordCartChanged } from './cart-changed';
import { busyNow, generic, wordFailure, wordQuantity, wordStock, wordUnreachable } from '../refusals';

const couponInvalid = "The coupon code isn't valid. Verify the code and try again.";

const INVALID = { coupon: couponInvalid, 'gift-card': giftCardTexts.invalid } as const;

/** Shown under the gift card field. */
export function wordGiftCardFailure(failure: CartChanged | Failure): string {
  if (failure.kind === 'not-found') return giftCardTexts.invalid;
  if (failure.kind === 'rejected' && /couldn't be added|^Required|^$/.test(failure.message))
    return giftCardTexts.invalid;
  return wordFailure(failure);
}

/** Shown under the coupon field. */
export function wordCouponFailure(failure: CartChanged | Failure): string {
  // Input that our own validation rejects is not a coupon code either.
  if (failure.kind === 'rejected' && (failure.message === '' || failure.code === 'MALFORMED')) return couponInvalid;
  return wordFailure(failure);
}

/**
 * A refusal that came back in the address of the cart, after a form without scripts: its kind, and a number or a code
 * as detail. Anybody can write an address, so no word of it is shown. `field`: it is about this field, where a code is entered.
 */
export function wordRefusalInQuery(
  refusal: { readonly kind: string; readonly detail: string },
  field: 'coupon' | 'gift-card' | null,
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
      return field === null ? 'It is no longer in your cart.' : INVALID[field];
    case 'rejected':
      if (field !== null) return INVALID[field];
      return refusal.detail === 'INSUFFICIENT_STOCK' ? wordStock(null) : generic;
    default:
      return generic;
  }
}
