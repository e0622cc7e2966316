import type { Cart } from '../../domain/cart/cart';
import { cartDigest } from '../../domain/cart/cart-digest';
import { checkOrder, type OrderRefusal } from '../../domain/checkout/order-refusal';
import type { PaymentTiming } from '../../domain/checkout/payment-method';
import { newAttemptKey, type OrderOutcome, type OrderTrace } from '../../domain/orders/order-attempt';
import type { CartChanged } from '../cart/shown-cart';
import { forgetCart } from '../cart/active-cart';
import type { LoadCart } from '../cart/load-cart';
import type { CartSession, PendingPayments } from '../ports/session';
import type { Carts } from '../ports/cart';
import type { Checkout, Orders, Payments } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { TraceOrder, UnpaidOrder } from './trace-order';

export interface PlaceOrderDeps {
  readonly carts: Pick<Carts, 'find'>;
  readonly checkout: Pick<Checkout, 'paymentMethods'>;
  readonly orders: Pick<Orders, 'place'>;
  readonly cartSession: CartSession;
  readonly payments: Payments;
  readonly paying: PendingPayments;
  readonly loadCart: LoadCart;
  readonly traceOrder: TraceOrder;
  readonly randomBytes: (count: number) => Uint8Array;
}

/** A placed order that awaits payment at the absolute URL `payAt`. */
export interface OrderToPay {
  readonly kind: 'to-pay';
  readonly number: string;
  readonly payAt: string;
}

/** Nothing was sent: the cart or its payment methods could not be checked first. */
export interface NotSent {
  readonly kind: 'not-sent';
  readonly failure: Failure;
}

/** What became of an order that was sent. `unknown`: the response was lost, and it is not known yet. */
type SentOutcome = OrderOutcome | Exclude<OrderTrace, { kind: 'not-yet' }> | OrderToPay | UnpaidOrder;

export type PlacedOutcome = SentOutcome | OrderRefusal | CartChanged | NotSent;

/** An order of `shown`, the cart that the shopper saw. `payment` is the code of the payment method. */
export interface ShownOrder {
  readonly shown: Cart;
  readonly payment: string;
  readonly attemptKey: string;
  readonly captchaToken: string | null;
}

/** An order of the cart that the shopper saw. */
export interface OrderRequest {
  /** Null if the visitor has no such cart any more. */
  readonly cartId: string | null;
  /** `cartDigest` of that cart. */
  readonly digest: string;
  /** Code of the payment method. */
  readonly payment: string;
  /** Of this press of the button; made here if it is left out. */
  readonly attemptKey?: string | undefined;
  readonly captchaToken?: string | null | undefined;
}

export type PlaceOrder = (request: OrderRequest) => Promise<PlacedOutcome>;

/**
 * Orders the cart if it is still the active one and as the shopper saw it; otherwise nothing is sent. A cart that another
 * press has ordered meanwhile returns that order.
 */
export function makePlaceOrder(deps: PlaceOrderDeps): PlaceOrder {
  const { carts, checkout, cartSession, loadCart, traceOrder, randomBytes } = deps;
  const sendOrder = makeSendOrder(deps);

  /** The order of the cart, if another attempt has placed one; this attempt is over then. */
  const orderedMeanwhile = async (cartId: string, key: string): Promise<SentOutcome | null> => {
    const trace = await traceOrder(cartId, { key, ageMs: 0 });
    if (trace.kind === 'placed') forgetCart(cartSession, cartId);
    return trace.kind === 'placed' || trace.kind === 'to-pay' ? trace : null;
  };

  /** A cart that is gone may be ordered. */
  const notSent = async (cartId: string, key: string, failure: Failure): Promise<PlacedOutcome> => {
    const ordered = failure.kind === 'not-found' ? await orderedMeanwhile(cartId, key) : null;
    return ordered ?? { kind: 'not-sent', failure };
  };

  return async ({ cartId, digest, payment, attemptKey = newAttemptKey(randomBytes), captchaToken = null }) => {
    if (cartId === null || cartId !== cartSession.cartId()) {
      const ordered = cartId === null ? null : await orderedMeanwhile(cartId, attemptKey);
      if (ordered !== null) return ordered;
      const current = await loadCart();
      return current.ok ? cartChanged(current.value) : { kind: 'not-sent', failure: current.reason };
    }
    const [cart, methods] = await Promise.all([carts.find(cartId), checkout.paymentMethods(cartId)]);
    if (!cart.ok) return notSent(cartId, attemptKey, cart.reason);
    if (!methods.ok) return notSent(cartId, attemptKey, methods.reason);
    if (cartDigest(cart.value) !== digest) return cartChanged(cart.value);
    const method = checkOrder(cart.value, methods.value, payment);
    if (!method.ok) return method.reason;
    return sendOrder({ cartId, timing: method.value.timing, attemptKey, captchaToken });
  };
}

function cartChanged(cart: Cart): CartChanged {
  return { kind: 'cart-changed', cart };
}

interface SentOrder {
  readonly cartId: string;
  readonly timing: PaymentTiming;
  readonly attemptKey: string;
  readonly captchaToken: string | null;
}

/** Sends the order once and traces it after a lost response; forgets the cart only once the order is known to be placed. */
function makeSendOrder({ orders, cartSession, payments, paying, traceOrder }: PlaceOrderDeps) {
  const send = async ({ cartId, timing, attemptKey, captchaToken }: SentOrder): Promise<SentOutcome> => {
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
  return async (order: SentOrder): Promise<SentOutcome> => {
    const { cartId, timing } = order;
    const earlier = paying.cartId();
    // Stored before sending, because the response may never arrive.
    if (timing === 'online') paying.remember(cartId);
    const outcome = await send(order);
    if (outcome.kind === 'placed') forgetCart(cartSession, cartId);
    if (outcome.kind === 'placed' || isNoOrder(outcome)) paying.forget(cartId);
    if (isNoOrder(outcome) && earlier !== null && earlier !== cartId) paying.remember(earlier);
    return outcome;
  };
}

const isNoOrder = ({ kind }: SentOutcome): boolean => kind === 'refused' || kind === 'never-arrived';

/**
 * Reads where the order that was just placed is paid, or where its money is sent. Without a payment it is final;
 * without instructions it is still valid, and the backend's own email may have them.
 */
async function howToPay(
  payments: Payments,
  cartId: string,
  placed: OrderOutcome,
  timing: Exclude<PaymentTiming, 'on-delivery'>,
): Promise<SentOutcome> {
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
