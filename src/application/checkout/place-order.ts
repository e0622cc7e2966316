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
  readonly visitor: CartSession;
  /** Where a customer's lost answer is looked up; a guest has no list of orders. */
  readonly customer?: {
    readonly history: Pick<OrderHistory, 'page'>;
    readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  };
  readonly payments: Payments;
  readonly paying: PendingPayments;
}

/** An order that stands and waits for its money, and the address, whole, at which it is paid. */
export interface OrderToPay {
  readonly kind: 'to-pay';
  readonly number: string;
  readonly payAt: string;
}

/**
 * What became of the order. `refused` carries the backend's sentence. `unknown`: the answer was lost and reading could not
 * tell; nobody may send the order again by itself.
 */
export type PlacedOutcome = OrderOutcome | OrderToPay;

/**
 * `cartId` is that of the cart which was shown to the shopper, whatever is in their hand meanwhile; by the same id the order is
 * traced. `isPaidOnline`: the chosen way takes the money at once, on a page that the shop names after the order.
 */
export type PlaceOrder = (cartId: string, isPaidOnline?: boolean) => Promise<PlacedOutcome>;

/**
 * Sends the order once. After a lost answer it only reads. The cart is forgotten when its order is known to stand, and
 * kept in every other case, so that nothing is lost; above all while its money is still to come. That it is being paid is
 * remembered before the order goes out, for the answer may never come; a refused order puts an earlier one back.
 */
export function makePlaceOrder({ orders, visitor, customer, payments, paying }: PlaceOrderDeps): PlaceOrder {
  const newest = async (): Promise<string | null> => {
    if (customer === undefined || !customer.signIn.isSignedIn()) return null;
    const listed = await customer.history.page(1, 1);
    return listed.ok ? (listed.value.orders[0]?.number ?? NO_ORDERS) : null;
  };
  const send = async (cartId: string): Promise<OrderOutcome> => {
    // Read before, so that afterwards an order that is new can be told from one that was there.
    const before = await newest();
    const sent = await orders.place(cartId);
    return sent.kind === 'unknown' ? afterLostAnswer(orders, cartId, before, newest) : sent;
  };
  const sendToPay = async (cartId: string): Promise<PlacedOutcome> => {
    const earlier = paying.cartId();
    paying.remember(cartId);
    const sent = await orders.place(cartId);
    if (sent.kind !== 'refused') return whatToPay(payments, cartId, sent);
    if (earlier !== null && earlier !== cartId) paying.remember(earlier);
    return sent;
  };
  return async (cartId, isPaidOnline = false) => {
    const outcome = await (isPaidOnline ? sendToPay(cartId) : send(cartId));
    const isSettled = outcome.kind === 'placed' || outcome.kind === 'refused';
    if (isSettled) paying.forget(cartId);
    if (outcome.kind === 'placed') forgetCart(visitor, cartId);
    return outcome;
  };
}

/**
 * Where the order is paid that has just been sent. A shop that knows of no payment has placed it for good. What is read as
 * given up may be an earlier try with the same cart, so it tells nothing yet.
 */
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
    case 'settling':
    case 'given-up':
    case 'refund-due':
      return { kind: 'unknown' };
  }
}

/** A list that could be read and holds nothing; no order has such a number. */
const NO_ORDERS = '';

/**
 * A cart that is still open proves nothing, for the order may be on its way; a cart's end without a number neither. But
 * when a customer's cart has ended and their list begins with an order that was not there before, that is it.
 */
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
