import { poundsOf } from '../pricing/money';
import { SHOP_CONTACT } from '../store/shop-contact';
import type { CartRecord } from '../cart/cart-record';
import { priceCart } from '../cart/price-cart';
import { isPaidOnline } from './bank-payment';

const BASE_RATE = 1_000_000;

/** GBP pence. */
export const DEFAULT_ONLINE_MAX_PENCE = 500_000;

/** Why a cart is too dear for a method that is paid online, worded for the shopper; null for others, and when it is not. */
export function refuseOnlineTotal(cart: CartRecord, code: string, maxPence: number): string | null {
  if (!isPaidOnline(code) || priceCart(cart, BASE_RATE).grandTotal <= maxPence) return null;
  return `Orders paid online come to at most ${poundsOf(maxPence)}. For more, please call us on ${SHOP_CONTACT.phone}.`;
}
