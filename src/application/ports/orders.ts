import type { OrderOutcome, OrderTrace } from '../../domain/orders/order-outcome';

export interface Orders {
  /**
   * Sends the order once, ever. Never repeats by itself; a lost answer is `unknown`. A cart that has been ordered already
   * answers the number it has, to whoever ordered it.
   */
  place(cartId: string): Promise<OrderOutcome>;
  /** Reads, without ordering, what became of a cart whose order may have been placed. */
  trace(cartId: string): Promise<OrderTrace>;
}
