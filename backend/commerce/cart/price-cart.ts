import { type CartTotals, cartTotals, NO_REDUCTION, type Reduction } from '../pricing/cart-totals';
import { convert } from '../pricing/money';
import type { CartRecord, Coupon } from './cart-record';
import { isVirtualLine, unitPrice } from './line-price';

/** True when nothing in the cart is shipped; an empty cart is not virtual. */
export function isVirtualCart(cart: Pick<CartRecord, 'lines'>): boolean {
  return cart.lines.length > 0 && cart.lines.every(isVirtualLine);
}

function reductionOf(coupon: Coupon | null, rate: number): Reduction {
  if (coupon === null) return NO_REDUCTION;
  return coupon.kind === 'fixed'
    ? { kind: 'fixed', amount: convert(coupon.pence, rate) }
    : { kind: 'percent', percent: coupon.percent };
}

/** Prices a cart in the currency of `rate`. Shipping is free when nothing is shipped. */
export function priceCart(cart: CartRecord, rate: number): CartTotals {
  const rows = cart.lines.map((line) => ({
    unit: unitPrice(line, rate),
    quantity: line.quantity,
    vatRate: (line.variant ?? line.product).vat_rate,
  }));
  const delivered = cart.lines.length > 0 && !isVirtualCart(cart);
  const shipping = delivered ? convert(cart.shipping?.pence ?? 0, rate) : 0;
  return cartTotals(rows, reductionOf(cart.coupon, rate), shipping);
}
