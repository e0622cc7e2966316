import type { PaymentTiming } from '../../domain/checkout/payment-method';
import type { OrderOutcome } from '../../domain/orders/order-outcome';
import { unreachable } from '../../domain/shared/result';
import { forgetCart } from '../cart/active-cart';
import type { OrderHistory } from '../ports/order-history';
import type { Orders } from '../ports/orders';
import type { PendingPayments } from '../ports/pending-payments';
import type { Payments } from '../ports/payments';
import type { AuthSession } from '../ports/auth-session';
import type { CartSession } from '../ports/cart-session';

export interface PlaceOrderDeps {
  readonly orders: Orders;
  readonly cartSession: CartSession;
  /** Where the order is looked up after a lost response; guests have no order history. */
  readonly customer?: {
    readonly history: Pick<OrderHistory, 'page'>;
    readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  };
  readonly payments: Payments;
  readonly paying: PendingPayments;
}

/** A placed order that awaits payment at the absolute URL `payAt`. */
export interface OrderToPay {
  readonly kind: 'to-pay';
  readonly number: string;
  readonly payAt: string;
}

/** `unknown`: the response was lost and the order could not be found; it must not be sent again automatically. */
export type PlacedOutcome = OrderOutcome | OrderToPay;

/** `cartId` is the cart shown to the shopper, not necessarily the active one; `timing` is that of its payment method. */
export type PlaceOrder = (
  cartId: string,
  timing: PaymentTiming,
  captchaToken?: string | null,
) => Promise<PlacedOutcome>;

/** Sends the order once and only reads after a lost response; forgets the cart only once the order is known to be placed. */
export function makePlaceOrder({ orders, cartSession, customer, payments, paying }: PlaceOrderDeps): PlaceOrder {
  const newest = async (): Promise<string | null> => {
    if (customer === undefined || !customer.authSession.isSignedIn()) return null;
    const listed = await customer.history.page(1, 1);
    return listed.ok ? (listed.value.orders[0]?.number ?? NO_ORDERS) : null;
  };
  const send = async (cartId: string, captchaToken: string | null): Promise<OrderOutcome> => {
    // Needed to recognise a new order if the response is lost.
    const before = await newest();
    const sent = await orders.place(cartId, captchaToken);
    return sent.kind === 'unknown' ? afterLostAnswer(orders, cartId, before, newest) : sent;
  };
  const sendToPay = async (cartId: string, captchaToken: string | null): Promise<PlacedOutcome> => {
    const earlier = paying.cartId();
    // Stored before sending, because the response may never arrive.
    paying.remember(cartId);
    const sent = await orders.place(cartId, captchaToken);
    if (sent.kind !== 'refused') return whatToPay(payments, cartId, sent);
    if (earlier !== null && earlier !== cartId) paying.remember(earlier);
    return sent;
  };
  /** Without instructions the order still stands; the backend's own email may have them. */
  const instructed = async (cartId: string, outcome: OrderOutcome): Promise<OrderOutcome> => {
    if (outcome.kind !== 'placed') return outcome;
    const read = await payments.ofCart(cartId);
    const payment = read.ok ? read.value : null;
    return payment?.kind === 'awaited' ? { ...outcome, instructions: payment.instructions } : outcome;
  };
  const sendUnpaid = async (cartId: string, captchaToken: string | null): Promise<PlacedOutcome> =>
    instructed(cartId, await send(cartId, captchaToken));
  const ways = { online: sendToPay, 'on-delivery': send, offline: sendUnpaid };
  return async (cartId, timing, captchaToken = null) => {
    const outcome = await ways[timing](cartId, captchaToken);
    const isSettled = outcome.kind === 'placed' || outcome.kind === 'refused';
    if (isSettled) paying.forget(cartId);
    if (outcome.kind === 'placed') forgetCart(cartSession, cartId);
    return outcome;
  };
}

/** Reads where the order that was just sent is paid; without a payment the order is final. */
async function whatToPay(payments: Payments, cartId: string, sent: OrderOutcome): Promise<PlacedOutcome> {
  const read = await payments.ofCart(cartId);
  if (!read.ok) return { kind: 'unknown' };
  switch (read.value?.kind) {
    case 'due':
      return { kind: 'to-pay', number: read.value.orderNumber, payAt: read.value.payAt };
    case 'paid':
      return { kind: 'placed', number: read.value.orderNumber };
    case undefined:
      return sent;
    case 'awaited':
      return { kind: 'placed', number: read.value.orderNumber, instructions: read.value.instructions };
    // May belong to an earlier attempt with the same cart.
    case 'settling':
    case 'given-up':
    case 'refund-due':
      return { kind: 'unknown' };
  }
}

/** The newest order number of an empty order history. */
const NO_ORDERS = '';

/** An open cart proves nothing; for a closed one without a number, a new order at the top of the history is the one. */
async function afterLostAnswer(
  orders: Orders,
  cartId: string,
  before: string | null,
  newest: () => Promise<string | null>,
): Promise<OrderOutcome> {
  const trace = await orders.trace(cartId);
  switch (trace.kind) {
    case 'placed': {
      if (trace.number !== null) return { kind: 'placed', number: trace.number };
      const after = before === null ? null : await newest();
      const isNew = after !== null && after !== NO_ORDERS && after !== before;
      return isNew ? { kind: 'placed', number: after } : { kind: 'unknown' };
    }
    case 'not-yet':
    case 'unknown':
      return { kind: 'unknown' };
    default:
      return unreachable(trace);
  }
}
