import type { Failure, RejectionCode } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { OrderError } from '../../../domain/orders/order-attempt';
import { LISTING_CONTEXT, refusalOfQuery, type RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { otherPassword } from './account/emailed-links';
import { signInTexts } from './account/sign-in';
import { refusalMessage } from './refusals';

/**
 * Words for each code of a refusal without a notice of the shop, of a call and of an order; null where the page that asked has
 * its own. They are given on the server, so that no page has all of them.
 */
const REJECTIONS: Readonly<Record<RejectionCode | OrderError, string | null>> = {
  INSUFFICIENT_STOCK: 'We do not have that many left.',
  NOT_SALABLE: 'It is not available at the moment.',
  PRODUCT_NOT_FOUND: 'It is no longer in the shop.',
  SIGN_IN_REFUSED: signInTexts.refused['sign-in'],
  NOT_PROVEN: 'That is not your current password. Please try again.',
  WEAK_PASSWORD: otherPassword,
  ALREADY_EXISTS: 'There is an account with this email address already. Please sign in, or ask for a new password.',
  CART_NOT_FOUND: 'We could not find your cart, so nothing was ordered. Please look at your cart again.',
  GUEST_EMAIL_MISSING: 'We need your email address before you can order. Please fill it in, then order again.',
  UNABLE_TO_PLACE_ORDER: null,
  COUPON_NOT_VALID: null,
  GIFT_CARD_NOT_VALID: null,
  NO_GIFT_CARDS: null,
  DELIVERY_GONE: null,
  MALFORMED: null,
  UNDEFINED: null,
};

/** The words of a code; empty where the page that asked has its own, and for a code that is none. */
export function rejectionByCode(code: string): string {
  return Object.hasOwn(REJECTIONS, code) ? (REJECTIONS[code as RejectionCode] ?? '') : '';
}

const NOT_ADDED = 'We could not add it. Please check your choices, or call us.';

type Refusal = AddToCartRefusal | Failure;

/** The refusal with a message, which a URL does not carry. Runs on the server, so that no page has all of them. */
export function withMessage(refusal: Refusal): Refusal {
  const isBare = refusal.kind === 'rejected' && refusal.message === '';
  return isBare ? { ...refusal, message: rejectionByCode(refusal.code) || NOT_ADDED } : refusal;
}

/** Returns the text of a card form's refusal, or null. Runs on the server, so that pages need no rules. */
export function listingRefusalMessage(refusals: readonly RefusalInQuery[]): string | null {
  const refusal = refusalOfQuery(refusals, LISTING_CONTEXT);
  return refusal === null ? null : refusalMessage(withMessage(refusal));
}
