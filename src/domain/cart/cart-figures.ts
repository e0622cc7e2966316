import type { Money } from '../pricing/money';
import type { Cart, CartTotals } from './cart';

/** The amounts of a cart, in the currency of its total. */
export interface CartFigures {
  /** Products including VAT, before discounts. */
  readonly subtotal: Money;
  readonly discount: Money;
  /** Products after discounts. */
  readonly subtotalAfterDiscount: Money;
  /** 0 until a shipping method is chosen. */
  readonly delivery: Money;
  readonly total: Money;
}

/** Null until the backend has calculated the totals. */
export function cartFigures({ totals, delivery }: Pick<Cart, 'totals' | 'delivery'>): CartFigures | null {
  if (totals === null) return null;
  const { subtotal, total } = totals;
  const discount = discountOf(totals);
  return {
    subtotal,
    discount,
    subtotalAfterDiscount: { ...subtotal, pence: subtotal.pence - discount.pence },
    delivery: delivery?.price ?? { ...total, pence: 0 },
    total,
  };
}

/** The sum of all discounts. */
export function discountOf({ discounts, total }: CartTotals): Money {
  return { ...total, pence: discounts.reduce((sum, { amount }) => sum + amount.pence, 0) };
}
