import { makeFollowPayment, type FollowPaymentDeps } from '../../src/application/checkout/follow-payment';
import { makePlaceOrder, type PlacedOutcome, type PlaceOrderDeps } from '../../src/application/checkout/place-order';
import { makeTraceOrder, type TraceOrder, type TraceOrderDeps } from '../../src/application/checkout/trace-order';
import type { PaymentTiming } from '../../src/domain/checkout/payment-method';

/** ms for which a copy of an order can be on its way in these shops. */
export const ORDER_LIFETIME_MS = 80_000;

let keys = 0;

/** The key of another order attempt. */
export function aKey(): string {
  keys += 1;
  return keys.toString(16).padStart(32, '0');
}

type Shop = FollowPaymentDeps & Pick<TraceOrderDeps, 'orders'> & Omit<PlaceOrderDeps, 'traceOrder'>;

export function tracing(shop: Omit<Shop, 'orders'> & Pick<TraceOrderDeps, 'orders'>): TraceOrder {
  return makeTraceOrder({ ...shop, followPayment: makeFollowPayment(shop), orderLifetimeMs: ORDER_LIFETIME_MS });
}

/** Places orders, each as another attempt unless a key is given. */
export function ordering(shop: Shop) {
  const placeOrder = makePlaceOrder({ ...shop, traceOrder: tracing(shop) });
  return (cartId: string, timing: PaymentTiming, attemptKey = aKey()): Promise<PlacedOutcome> =>
    placeOrder({ cartId, timing, attemptKey });
}
