import type { CartItem } from '../../../domain/cart/cart';
import type { Money } from '../../../domain/pricing/money';
import type { Price } from '../../../domain/pricing/price';

/**
 * A row costs what the shop counted, and less when there is a discount on it: 20 less 5 is shown as 20 and 15. Null when
 * the shop named no price.
 */
export function rowPrice({ rowTotal, rowDiscount }: CartItem): Price | null {
  if (rowTotal === null) return null;
  const { pence, currency } = rowTotal;
  const special = rowDiscount.pence > 0 ? { pence: Math.max(0, pence - rowDiscount.pence), currency } : null;
  return { regular: rowTotal, special, maximum: null };
}

/** What one piece costs before discounts; null for a single piece, or when the row does not divide into whole pence. */
export function pricePerItem({ rowTotal, quantity }: CartItem): Money | null {
  if (rowTotal === null || quantity < 2 || rowTotal.pence % quantity !== 0) return null;
  return { pence: rowTotal.pence / quantity, currency: rowTotal.currency };
}
