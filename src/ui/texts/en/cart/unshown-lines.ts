import { contactTexts } from '../layout/contact';

/** Texts of a cart with lines of which the backend tells nothing. */
export const unshownTexts = {
  notice: (lines: number) =>
    `${lines === 1 ? 'One item' : `${lines} items`} in your cart cannot be shown, so we cannot take this order. Please empty the cart and choose again, or call us on ${contactTexts.phone}.`,
  clear: 'Empty the cart',
} as const;
