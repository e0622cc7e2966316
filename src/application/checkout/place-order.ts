import type { OrderOutcome } from '../../domain/orders/order-outcome';
import { unreachable } from '../../domain/shared/result';
import { forgetCart } from '../cart/cart-in-hand';
import type { Orders } from '../ports/orders';
import type { VisitorMemory } from '../ports/visitor-memory';

export interface PlaceOrderDeps {
  readonly orders: Orders;
  readonly visitor: VisitorMemory;
}

/**
 * What became of the order. `refused` carries the backend's sentence, empty when the visitor has no cart. `unknown`: the
 * answer was lost and reading could not tell; nobody may send the order again by itself.
 */
export type PlaceOrder = () => Promise<OrderOutcome>;

/**
 * Sends the order once. After a lost answer it only reads. The cart is forgotten when its order is known to stand, and
 * kept in every other case, so that nothing is lost.
 */
export function makePlaceOrder({ orders, visitor }: PlaceOrderDeps): PlaceOrder {
  return async () => {
    const cartId = visitor.cartId();
    if (cartId === null) return { kind: 'refused', message: '' };
    const outcome = await placeOnce(orders, cartId);
    if (outcome.kind === 'placed') forgetCart(visitor, cartId);
    return outcome;
  };
}

async function placeOnce(orders: Orders, cartId: string): Promise<OrderOutcome> {
  const outcome = await orders.place(cartId);
  return outcome.kind === 'unknown' ? afterLostAnswer(orders, cartId) : outcome;
}

/** A cart that is still open proves nothing, for the order may be on its way; a cart's end without a number neither. */
async function afterLostAnswer(orders: Orders, cartId: string): Promise<OrderOutcome> {
  const trace = await orders.trace(cartId);
  switch (trace.kind) {
    case 'placed':
      return trace.number === null ? { kind: 'unknown' } : { kind: 'placed', number: trace.number };
    case 'not-yet':
    case 'unknown':
      return { kind: 'unknown' };
    default:
      return unreachable(trace);
  }
}
