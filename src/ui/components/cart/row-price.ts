import type { CartItem } from '../../../domain/cart/cart';
import type { Money } from '../../../domain/pricing/money';
import type { Price } from '../../../domain/pricing/price';

/** Price of a row before and after discounts, in pence as the backend calculated it. */
export function rowPrice({ rowTotal, rowDiscount }: CartItem): Price {
  const { pence, currency } = rowTotal;
  const special = rowDiscount.pence > 0 ? { pence: Math.max(0, pence - rowDiscount.pence), currency } : null;
  return { regular: rowTotal, special, maximum: null };
}

/**
 * Price of one item before discounts; null for quantity 1, or when the row total does not divide into whole pence.
 */
export function pricePerItem({ rowTotal, quantity }: CartItem): Money | null {
  if (quantity < 2 || rowTotal.pence % quantity !== 0) return null;
  return { pence: rowTotal.pence / quantity, currency: rowTotal.currency };
}
