import type { Cart } from '../../domain/cart/cart';
import type { GiftCardBalance } from '../../domain/cart/gift-card';
import type { CartLine } from '../../domain/cart/add-to-cart';
import type { LineOptions } from '../../domain/cart/change-options';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/**
 * Carts, addressed by an opaque id. A returned cart may have a new id, which replaces the one requested; a failure keeps it.
 * A cart that is gone or ordered is `not-found`; stock refusals are `rejected` with a `CartError` and change nothing.
 */
export interface Carts {
  /** Returns the id of the visitor's open cart, or of a new one. */
  open(): Promise<Result<string, Failure>>;
  find(cartId: string): Promise<Result<Cart, Failure>>;
  /** Counts items, not lines. */
  totalQuantity(cartId: string): Promise<Result<number, Failure>>;
  addLine(cartId: string, line: CartLine): Promise<Result<Cart, Failure>>;
  changeQuantity(cartId: string, itemUid: string, quantity: number): Promise<Result<Cart, Failure>>;
  /**
   * Replaces all answers of an item. If the cart has another line with the same product and answers, the two are merged
   * into that one. A day or text that is not possible is `rejected`.
   */
  changeOptions(cartId: string, itemUid: string, options: LineOptions): Promise<Result<Cart, Failure>>;
  removeItem(cartId: string, itemUid: string): Promise<Result<Cart, Failure>>;
  /** Removes every line that the backend lets go, and returns the cart: lines that cannot be shown may stay. */
  empty(cartId: string): Promise<Result<Cart, Failure>>;
  applyCoupon(cartId: string, code: string): Promise<Result<Cart, Failure>>;
  removeCoupon(cartId: string): Promise<Result<Cart, Failure>>;
  /** A code that is unknown, expired or empty, or that cannot pay for this cart, is `rejected` with `GIFT_CARD_NOT_VALID`; every code is with `NO_GIFT_CARDS` where there are none. */
  applyGiftCard(cartId: string, code: string): Promise<Result<Cart, Failure>>;
  /** The balance of a card, without a cart; refused as by `applyGiftCard`. */
  giftCardBalance(code: string): Promise<Result<GiftCardBalance, Failure>>;
  /** `code` as the cart shows it. */
  removeGiftCard(cartId: string, code: string): Promise<Result<Cart, Failure>>;
  /**
   * Moves all lines into another cart of the same visitor, all or none, and returns that cart. The source is empty or gone
   * afterwards. Coupon, addresses and email are not moved. A refusal is one of `addLine` and leaves both carts unchanged.
   */
  merge(sourceCartId: string, targetCartId: string): Promise<Result<Cart, Failure>>;
  attachEmail(cartId: string, email: string): Promise<Result<string, Failure>>;
}

/** A line of a guest's cart, as it is added to another cart. */
export interface GuestLine extends CartLine {
  readonly uid: string;
  readonly name: string;
}

export interface GuestLines {
  readonly lines: readonly GuestLine[];
  /** How many more lines the cart has, which cannot be read. */
  readonly unread: number;
}

/** The customer's cart, the same on every device; `unauthorised` for guests. */
export interface CustomerCarts {
  /** Returns the customer's open cart, creating it if absent. */
  own(): Promise<Result<Cart, Failure>>;
  /** Moves the items of the active cart into the customer cart and returns it; unchanged if sign-in has merged them already. */
  merge(activeCartId: string): Promise<Result<Cart, Failure>>;
  /** The lines of a guest's cart, although a customer asks; one of a customer is `unauthorised`. */
  guestLines(cartId: string): Promise<Result<GuestLines, Failure>>;
  /** Removes a line from a guest's cart; one that is not there is `not-found`. */
  removeGuestLine(cartId: string, lineUid: string): Promise<Result<void, Failure>>;
}
