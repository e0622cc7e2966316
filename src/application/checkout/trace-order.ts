import type { NeverArrived, OrderTrace } from '../../domain/orders/order-attempt';
import type { Payment } from '../../domain/orders/payment';
import { ok, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { Orders, Payments } from '../ports/checkout';
import type { PendingPayments } from '../ports/session';
import type { FollowPayment } from './follow-payment';
import type { OrderToPay } from './place-order';

export interface TraceOrderDeps {
  readonly orders: Pick<Orders, 'trace'>;
  readonly paying: PendingPayments;
  readonly payments: Payments;
  readonly followPayment: FollowPayment;
  /** ms for which any copy of an order can be on its way. */
  readonly orderLifetimeMs: number;
}

/** An order that was not paid in time; its cart can be ordered again. */
export interface UnpaidOrder {
  readonly kind: 'unpaid';
  readonly payment: Extract<Payment, { readonly kind: 'given-up' | 'refund-due' }>;
}

/** `key` is null if the page knows of none; `ageMs` is the time since the attempt, in ms. */
export interface TracedAttempt {
  readonly key: string | null;
  readonly ageMs: number;
}

/**
 * The outcome of an order attempt; `cartId` is null when the visitor no longer has its cart. If an attempt never
 * arrived, no copy of it can place an order afterwards.
 */
export type TraceOrder = (
  cartId: string | null,
  attempt: TracedAttempt,
) => Promise<OrderTrace | OrderToPay | UnpaidOrder>;

/** Never sends the order. On a backend that cannot make a key void, an attempt is over once no copy can be on its way. */
export function makeTraceOrder({
  orders,
  paying,
  payments,
  followPayment,
  orderLifetimeMs,
}: TraceOrderDeps): TraceOrder {
  const paymentOf = async (cartId: string): Promise<Result<Payment | null, Failure>> => {
    if (paying.cartId() !== cartId) {
      const read = await payments.ofCart(cartId);
      if (!read.ok || read.value === null) return read;
      // The response that named the pending payment is the one that was lost.
      paying.remember(cartId);
    }
    const status = await followPayment();
    if (!status.ok) return status;
    // Another order may have replaced the pending payment meanwhile.
    return ok(status.value.cartId === cartId ? status.value.payment : null);
  };
  return async (cartId, { key, ageMs }) => {
    const stillOut: OrderTrace = ageMs > orderLifetimeMs ? NEVER_ARRIVED : { kind: 'not-yet' };
    if (cartId === null) return stillOut;
    const trace = await orders.trace(cartId, key);
    if (trace.kind === 'unknown') return trace;
    const payment = trace.kind === 'never-arrived' ? ok(null) : await paymentOf(cartId);
    if (!payment.ok) return { kind: 'unknown' };
    if (payment.value !== null) return paidBy(payment.value);
    const outcome = trace.kind === 'not-yet' ? stillOut : trace;
    if (outcome.kind === 'never-arrived') paying.forget(cartId);
    return outcome;
  };
}

const NEVER_ARRIVED: NeverArrived = { kind: 'never-arrived' };

function paidBy(payment: Payment): OrderTrace | OrderToPay | UnpaidOrder {
  switch (payment.kind) {
    case 'due':
      return { kind: 'to-pay', number: payment.orderNumber, payAt: payment.payAt };
    case 'settling':
      return { kind: 'not-yet' };
    case 'paid':
      return { kind: 'placed', number: payment.orderNumber };
    case 'awaited':
      return { kind: 'placed', number: payment.orderNumber, instructions: payment.instructions };
    case 'given-up':
    case 'refund-due':
      return { kind: 'unpaid', payment };
  }
}
