import { type CartTotals, cartTotals, NO_REDUCTION, type Reduction } from '../pricing/cart-totals';
import { convert } from '../pricing/money';
import type { CartRecord, Coupon } from './cart-record';
import { isVirtualLine, unitPrice } from './line-price';

/** S3-33. Nothing in the cart has to be carried to a door; an empty cart is not virtual (S4-42). */
export function isVirtualCart(cart: Pick<CartRecord, 'lines'>): boolean {
  return cart.lines.length > 0 && cart.lines.every(isVirtualLine);
}

function reductionOf(coupon: Coupon | null, rate: number): Reduction {
  if (coupon === null) return NO_REDUCTION;
  return coupon.kind === 'fixed'
    ? { kind: 'fixed', amount: convert(coupon.pence, rate) }
    : { kind: 'percent', percent: coupon.percent };
}

/** Counts a cart in the currency of `rate`. Delivery costs nothing when nothing is delivered. */
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
