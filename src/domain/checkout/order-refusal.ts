import type { Cart } from '../cart/cart';
import { ok, refuse, type Result } from '../shared/result';
import { availablePaymentMethods, type PaymentMethod } from './payment-method';

/**
 * Why a cart is not ordered: no order may have a line or a price that was not shown, or a payment method that is no
 * longer offered.
 */
export interface OrderRefusal {
  readonly kind: 'line-not-shown' | 'item-without-price' | 'total-unknown' | 'payment-method-gone';
}

/** Returns the chosen payment method if the cart can be ordered with it; `payment` is its code, `methods` are those offered. */
export function checkOrder(
  cart: Cart,
  methods: readonly PaymentMethod[],
  payment: string,
): Result<PaymentMethod, OrderRefusal> {
  if ((cart.unshownLines ?? 0) > 0) return refuse({ kind: 'line-not-shown' });
  if (cart.items.some(({ rowTotal }) => rowTotal === null)) return refuse({ kind: 'item-without-price' });
  if (cart.totals === null) return refuse({ kind: 'total-unknown' });
  const method = availablePaymentMethods(methods, cart).find(({ code }) => code === payment);
  return method === undefined ? refuse({ kind: 'payment-method-gone' }) : ok(method);
}
