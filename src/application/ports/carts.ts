import type { Cart } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/**
 * Carts as the commerce side keeps them. Every change answers the whole new cart.
 * A cart that does not exist (any more) is `not-found`. Stock and sale refusals are `rejected` with the code
 * `INSUFFICIENT_STOCK`, `NOT_SALABLE`, `PRODUCT_NOT_FOUND` or `UNDEFINED` (S4-43), and the cart is unchanged.
 */
export interface Carts {
  create(): Promise<Result<string, Failure>>;
  find(cartId: string): Promise<Result<Cart, Failure>>;
  totalQuantity(cartId: string): Promise<Result<number, Failure>>;
  addLines(cartId: string, lines: readonly CartLine[]): Promise<Result<Cart, Failure>>;
  changeQuantity(cartId: string, itemUid: string, quantity: number): Promise<Result<Cart, Failure>>;
  removeItem(cartId: string, itemUid: string): Promise<Result<Cart, Failure>>;
  applyCoupon(cartId: string, code: string): Promise<Result<Cart, Failure>>;
  removeCoupon(cartId: string): Promise<Result<Cart, Failure>>;
  attachEmail(cartId: string, email: string): Promise<Result<string, Failure>>;
}
