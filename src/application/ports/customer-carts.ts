import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** What a customer wants to order, everywhere the same. Without a customer every answer is `unauthorised`. */
export interface CustomerCarts {
  /** The one open cart of whoever is signed in; it is made when there is none. */
  own(): Promise<Result<Cart, Failure>>;
  /**
   * S4-24. The customer's own cart, with everything in it that lay in the cart in hand, which is no more when it was
   * another. A shop that has joined the two at the sign-in already answers the own one as it stands.
   */
  merge(activeCartId: string): Promise<Result<Cart, Failure>>;
}
