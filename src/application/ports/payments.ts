import type { Payment } from '../../domain/orders/payment';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Money that is taken on somebody else's page. */
export interface Payments {
  /**
   * Reads how the payment of a cart's latest order stands. Null when there is none: the cart was never ordered, its order is
   * paid in another way, or the shop sends nobody elsewhere to pay. A guest's is told to whoever knows the cart's id, a
   * customer's to that customer alone; others are `unauthorised`.
   */
  ofCart(cartId: string): Promise<Result<Payment | null, Failure>>;
}
