import type { OrderOutcome } from '../../domain/orders/order-outcome';
import { unreachable } from '../../domain/shared/result';
import { forgetCart } from '../cart/cart-in-hand';
import type { OrderHistory } from '../ports/order-history';
import type { Orders } from '../ports/orders';
import type { SignInMemory } from '../ports/sign-in-memory';
import type { VisitorMemory } from '../ports/visitor-memory';

export interface PlaceOrderDeps {
  readonly orders: Orders;
  readonly visitor: VisitorMemory;
  /** Where a customer's lost answer is looked up; a guest has no list of orders. */
  readonly customer?: {
    readonly history: Pick<OrderHistory, 'page'>;
    readonly signIn: Pick<SignInMemory, 'isSignedIn'>;
  };
}

/**
 * What became of the order. `refused` carries the backend's sentence. `unknown`: the answer was lost and reading could not
 * tell; nobody may send the order again by itself. `cartId` is that of the cart which was shown to the shopper, whatever is in
 * their hand meanwhile; by the same id the order is traced.
 */
export type PlaceOrder = (cartId: string) => Promise<OrderOutcome>;

/**
 * Sends the order once. After a lost answer it only reads. The cart is forgotten when its order is known to stand, and
 * kept in every other case, so that nothing is lost.
 */
export function makePlaceOrder({ orders, visitor, customer }: PlaceOrderDeps): PlaceOrder {
  const newest = async (): Promise<string | null> => {
    if (customer === undefined || !customer.signIn.isSignedIn()) return null;
    const listed = await customer.history.page(1, 1);
    return listed.ok ? (listed.value.orders[0]?.number ?? NO_ORDERS) : null;
  };
  return async (cartId) => {
    // Read before, so that afterwards an order that is new can be told from one that was there.
    const before = await newest();
    const sent = await orders.place(cartId);
    const outcome = sent.kind === 'unknown' ? await afterLostAnswer(orders, cartId, before, newest) : sent;
    if (outcome.kind === 'placed') forgetCart(visitor, cartId);
    return outcome;
  };
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
