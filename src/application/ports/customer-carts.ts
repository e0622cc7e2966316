import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** The carts that belong to customers. Without a customer every answer is `unauthorised`. */
export interface CustomerCarts {
  /** The one open cart of whoever is signed in; it is made when there is none. */
  own(): Promise<Result<Cart, Failure>>;
  /** S4-24. Puts everything of a guest's cart into the customer's, and closes the guest's. */
  merge(guestCartId: string, ownCartId: string): Promise<Result<Cart, Failure>>;
}
