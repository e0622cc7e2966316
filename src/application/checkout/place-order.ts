import type { PaymentTiming } from '../../domain/checkout/payment-method';
import type { OrderOutcome, OrderTrace } from '../../domain/orders/order-outcome';
import { forgetCart } from '../cart/active-cart';
import type { Orders } from '../ports/orders';
import type { PendingPayments } from '../ports/pending-payments';
import type { Payments } from '../ports/payments';
import type { CartSession } from '../ports/cart-session';
import type { TraceOrder, UnpaidOrder } from './trace-order';

export interface PlaceOrderDeps {
  readonly orders: Pick<Orders, 'place'>;
  readonly cartSession: CartSession;
  readonly payments: Payments;
  readonly paying: PendingPayments;
  readonly traceOrder: TraceOrder;
}

/** A placed order that awaits payment at the absolute URL `payAt`. */
export interface OrderToPay {
  readonly kind: 'to-pay';
  readonly number: string;
  readonly payAt: string;
}

/** `unknown`: the response was lost, and what became of the order is not known yet. */
export type PlacedOutcome = OrderOutcome | Exclude<OrderTrace, { kind: 'not-yet' }> | OrderToPay | UnpaidOrder;

/** An order of one cart. */
export interface OrderRequest {
  /** The cart shown to the shopper, not necessarily the active one. */
  readonly cartId: string;
  /** That of its payment method. */
  readonly timing: PaymentTiming;
  readonly attemptKey: string;
  readonly captchaToken?: string | null | undefined;
}

export type PlaceOrder = (request: OrderRequest) => Promise<PlacedOutcome>;

/** Sends the order once and traces it after a lost response; forgets the cart only once the order is known to be placed. */
export function makePlaceOrder({ orders, cartSession, payments, paying, traceOrder }: PlaceOrderDeps): PlaceOrder {
  const send = async ({ cartId, timing, attemptKey, captchaToken = null }: OrderRequest): Promise<PlacedOutcome> => {
    const sent = await orders.place(cartId, attemptKey, captchaToken);
    switch (sent.kind) {
      case 'placed':
        return timing === 'on-delivery' ? sent : howToPay(payments, cartId, sent, timing);
      case 'refused':
        return sent;
      case 'unknown': {
        const trace = await traceOrder(cartId, { key: attemptKey, ageMs: 0 });
        return trace.kind === 'not-yet' ? sent : trace;
      }
    }
  };
  return async (request) => {
    const { cartId, timing } = request;
    const earlier = paying.cartId();
    // Stored before sending, because the response may never arrive.
    if (timing === 'online') paying.remember(cartId);
    const outcome = await send(request);
    if (outcome.kind === 'placed') forgetCart(cartSession, cartId);
    if (outcome.kind === 'placed' || isNoOrder(outcome)) paying.forget(cartId);
    if (isNoOrder(outcome) && earlier !== null && earlier !== cartId) paying.remember(earlier);
    return outcome;
  };
}

const isNoOrder = ({ kind }: PlacedOutcome): boolean => kind === 'refused' || kind === 'never-arrived';

/**
 * Reads where the order that was just placed is paid, or where its money is sent. Without a payment it is final; without
 * instructions it still stands, and the backend's own email may have them.
 */
async function howToPay(
  payments: Payments,
  cartId: string,
  placed: OrderOutcome,
  timing: Exclude<PaymentTiming, 'on-delivery'>,
): Promise<PlacedOutcome> {
  const read = await payments.ofCart(cartId);
  if (!read.ok) return timing === 'online' ? { kind: 'unknown' } : placed;
  switch (read.value?.kind) {
    case 'due':
      return { kind: 'to-pay', number: read.value.orderNumber, payAt: read.value.payAt };
    case 'paid':
      return { kind: 'placed', number: read.value.orderNumber };
    case undefined:
      return placed;
    case 'awaited':
      return { kind: 'placed', number: read.value.orderNumber, instructions: read.value.instructions };
    // May belong to an earlier attempt with the same cart.
    case 'settling':
    case 'given-up':
    case 'refund-due':
      return timing === 'online' ? { kind: 'unknown' } : placed;
  }
}
