import type { OrderTrace } from '../../domain/orders/order-outcome';
import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import type { Orders } from '../ports/orders';
import type { Payments } from '../ports/payments';
import type { PendingPayments } from '../ports/pending-payments';
import type { FollowPayment } from './follow-payment';
import type { OrderToPay } from './place-order';

export interface TraceOrderDeps {
  readonly orders: Pick<Orders, 'trace'>;
  readonly paying: PendingPayments;
  readonly payments: Payments;
  readonly followPayment: FollowPayment;
}

/** An order that was not paid in time; its cart can be ordered again. */
export interface UnpaidOrder {
  readonly kind: 'unpaid';
  readonly payment: Extract<Payment, { readonly kind: 'given-up' | 'refund-due' }>;
}

/** Reads what became of an order that was sent. */
export type TraceOrder = (cartId: string) => Promise<OrderTrace | OrderToPay | UnpaidOrder>;

/** Looks for the order by its pending payment, else by its cart; never sends it. */
export function makeTraceOrder({ orders, paying, payments, followPayment }: TraceOrderDeps): TraceOrder {
  return async (cartId) => {
    if (paying.cartId() !== cartId) {
      // The response that named the pending payment may be the one that was lost.
      const read = await payments.ofCart(cartId);
      const payment = read.ok ? read.value : null;
      if (payment?.kind === 'awaited') return placedUnpaid(payment);
      if (payment === null || !(isPaymentOpen(payment) || payment.kind === 'paid')) return orders.trace(cartId);
      paying.remember(cartId);
    }
    const status = await followPayment();
    if (!status.ok) return { kind: 'unknown' };
    // Another order may have replaced the pending payment meanwhile.
    const payment = status.value.cartId === cartId ? status.value.payment : null;
    switch (payment?.kind) {
      case 'due':
        return { kind: 'to-pay', number: payment.orderNumber, payAt: payment.payAt };
      case 'settling':
        return { kind: 'not-yet' };
      case 'paid':
        return { kind: 'placed', number: payment.orderNumber };
      case 'awaited':
        return placedUnpaid(payment);
      case 'given-up':
      case 'refund-due':
        return { kind: 'unpaid', payment };
      case undefined:
        return orders.trace(cartId);
    }
  };
}

function placedUnpaid({ orderNumber, instructions }: Extract<Payment, { readonly kind: 'awaited' }>): OrderTrace {
  return { kind: 'placed', number: orderNumber, instructions };
}
