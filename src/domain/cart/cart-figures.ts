import type { Money } from '../pricing/money';
import type { Cart, CartTotals } from './cart';

/** What a cart comes to, part by part. All in the currency of its total. */
export interface CartFigures {
  /** Goods including VAT, before discounts. */
  readonly subtotal: Money;
  /** All discounts together; 0 without any. */
  readonly discount: Money;
  /** Goods after discounts. */
  readonly special: Money;
  /** 0 until a way of delivery is chosen. */
  readonly delivery: Money;
  readonly total: Money;
}

/** S3-33, S3-37. Null until the backend has counted. */
export function cartFigures({ totals, delivery }: Pick<Cart, 'totals' | 'delivery'>): CartFigures | null {
  if (totals === null) return null;
  const { subtotal, total } = totals;
  const discount = discountOf(totals);
  return {
    subtotal,
    discount,
    special: { ...subtotal, pence: subtotal.pence - discount.pence },
    delivery: delivery?.price ?? { ...total, pence: 0 },
    total,
  };
}

/** Everything that is taken off. */
export function discountOf({ discounts, total }: CartTotals): Money {
  return { ...total, pence: discounts.reduce((sum, { amount }) => sum + amount.pence, 0) };
}
