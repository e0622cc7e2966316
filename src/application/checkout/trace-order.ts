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
  /** The response that named the pending payment may be the one that was lost. */
  const isPending = async (cartId: string): Promise<boolean> => {
    if (paying.cartId() === cartId) return true;
    const read = await payments.ofCart(cartId);
    const stands = read.ok && read.value !== null && (isPaymentOpen(read.value) || read.value.kind === 'paid');
    if (stands) paying.remember(cartId);
    return stands;
  };
  return async (cartId) => {
    if (!(await isPending(cartId))) return orders.trace(cartId);
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
      case 'given-up':
      case 'refund-due':
        return { kind: 'unpaid', payment };
      case undefined:
        return orders.trace(cartId);
    }
  };
}
