import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** The customer's cart, the same on every device; `unauthorised` for guests. */
export interface CustomerCarts {
  /** Returns the customer's open cart, creating it if absent. */
  own(): Promise<Result<Cart, Failure>>;
  /** Moves the items of the active cart into the customer cart and returns it; unchanged if sign-in has merged them already. */
  merge(activeCartId: string): Promise<Result<Cart, Failure>>;
}
