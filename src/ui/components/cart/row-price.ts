import type { CartItem } from '../../../domain/cart/cart';
import type { Money, Price } from '../../../domain/pricing/money';

/** Price of a row before and after discounts, in pence as the backend calculated it; null if it sent none. */
export function rowPrice({ rowTotal, rowDiscount }: CartItem): Price | null {
  if (rowTotal === null) return null;
  const { pence, currency } = rowTotal;
  const special = rowDiscount.pence > 0 ? { pence: Math.max(0, pence - rowDiscount.pence), currency } : null;
  return { regular: rowTotal, special, maximum: null };
}

/**
 * Price of one item before discounts; null for quantity 1, or when the row total does not divide into whole pence.
 */
export function pricePerItem({ rowTotal, quantity }: CartItem): Money | null {
  if (rowTotal === null || quantity < 2 || rowTotal.pence % quantity !== 0) return null;
  return { pence: rowTotal.pence / quantity, currency: rowTotal.currency };
}
