import { randomBytes } from 'node:crypto';
import { makeLoadCart } from '../../src/application/cart/load-cart';
import { makeFollowPayment, type FollowPaymentDeps } from '../../src/application/checkout/follow-payment';
import { makePlaceOrder, type PlacedOutcome, type PlaceOrderDeps } from '../../src/application/checkout/place-order';
import { makeTraceOrder, type TraceOrder, type TraceOrderDeps } from '../../src/application/checkout/trace-order';
import { cartDigest } from '../../src/domain/cart/cart-digest';
import type { Carts } from '../../src/application/ports/cart';

/** ms for which a copy of an order can be on its way in these shops. */
export const ORDER_LIFETIME_MS = 80_000;

let keys = 0;

/** The key of another order attempt. */
export function aKey(): string {
  keys += 1;
  return keys.toString(16).padStart(32, '0');
}

type Shop = FollowPaymentDeps &
  Pick<TraceOrderDeps, 'orders'> &
  Omit<PlaceOrderDeps, 'traceOrder' | 'loadCart' | 'randomBytes'> & { readonly carts: Pick<Carts, 'find' | 'open'> };

export function tracing(shop: FollowPaymentDeps & Pick<TraceOrderDeps, 'orders'>): TraceOrder {
  return makeTraceOrder({ ...shop, followPayment: makeFollowPayment(shop), orderLifetimeMs: ORDER_LIFETIME_MS });
}

/** Places orders of carts as they are now, each as another attempt unless a key is given. */
export function ordering(shop: Shop) {
  const loadCart = makeLoadCart(shop);
  const placeOrder = makePlaceOrder({ ...shop, loadCart, randomBytes, traceOrder: tracing(shop) });
  return async (cartId: string, payment: string, attemptKey = aKey()): Promise<PlacedOutcome> => {
    const shown = await shop.carts.find(cartId);
    return placeOrder({ cartId, digest: shown.ok ? cartDigest(shown.value) : '', payment, attemptKey });
  };
}
