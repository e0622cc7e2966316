import type { Cart } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/**
 * What a visitor wants to order. One open cart for each visitor is enough.
 *
 * A cart goes by an id that means something to the shop alone: nobody makes one up or reads anything in it. Every answer
 * that is a cart says by which id it goes from then on, and that may be another than was asked for: a shop with one order
 * in the making for each session may name it only when it gets its first line. Whoever is answered a cart goes on with
 * its id; an answer that is no cart leaves the id as it is.
 *
 * A cart that does not exist (any more), as one that has become an order, is `not-found`. Stock and sale refusals are
 * `rejected` with the code `INSUFFICIENT_STOCK`, `NOT_SALABLE`, `PRODUCT_NOT_FOUND` or `UNDEFINED` (S4-43), and the cart is
 * unchanged.
 */
export interface Carts {
  /** The id of the visitor's open cart, as far as the shop knows of one; else of a new one. */
  open(): Promise<Result<string, Failure>>;
  find(cartId: string): Promise<Result<Cart, Failure>>;
  /** Pieces, not lines. */
  totalQuantity(cartId: string): Promise<Result<number, Failure>>;
  addLine(cartId: string, line: CartLine): Promise<Result<Cart, Failure>>;
  changeQuantity(cartId: string, itemUid: string, quantity: number): Promise<Result<Cart, Failure>>;
  removeItem(cartId: string, itemUid: string): Promise<Result<Cart, Failure>>;
  applyCoupon(cartId: string, code: string): Promise<Result<Cart, Failure>>;
  removeCoupon(cartId: string): Promise<Result<Cart, Failure>>;
  /**
   * Moves all lines into another cart of the same visitor, all or none, and returns that cart. The source is empty or gone
   * afterwards. Coupon, addresses and email are not moved. A refusal is one of `addLine` and leaves both carts unchanged.
   */
  merge(sourceCartId: string, targetCartId: string): Promise<Result<Cart, Failure>>;
  attachEmail(cartId: string, email: string): Promise<Result<string, Failure>>;
}
