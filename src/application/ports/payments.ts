import type { Payment } from '../../domain/orders/payment';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Payments on an external payment page. */
export interface Payments {
  /** Reads the payment of a cart's latest order, null if there is none; `unauthorised` for another customer's cart. */
  ofCart(cartId: string): Promise<Result<Payment | null, Failure>>;
}
