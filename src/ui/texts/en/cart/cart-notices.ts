import type { CartChanged } from '../../../../application/cart/shown-cart';
import { contactTexts } from '../layout/contact';

const now = 'Here is what is in it now.';

/** Shown when another tab has changed the cart. */
export const cartChangedTitle = 'Your cart has changed';

export function cartChangedMessage(kind: CartChanged['kind']): string {
  return kind === 'item-gone'
    ? `That item is no longer in your cart. ${now}`
    : `Your cart was changed in another tab or window. ${now}`;
}

export const cartNeedsCookies = `Your browser refuses cookies, and without one we cannot remember your cart. Please allow cookies for this shop, or call us on ${contactTexts.phone} and we will take your order.`;
