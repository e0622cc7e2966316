import type { CartSession } from '../../application/ports/cart-session';
import { CART_COOKIE } from './cookie-names';
import { removeCookie, setCookie } from './cookie-text';

/** A year, in seconds: a full cart is worth finding again. */
const CART_LIFE_SECONDS = 365 * 24 * 60 * 60;

/** A visitor's memory on the server: read from one request's cookies, written to `changes` for its answer. */
export class RequestCartSession implements CartSession {
  /** Values of `Set-Cookie` that the answer must carry, the latest for the cart only. */
  changes: readonly string[] = [];
  private cart: string | null;

  constructor(
    cookies: ReadonlyMap<string, string>,
    private readonly secure: boolean,
  ) {
    this.cart = cookies.get(CART_COOKIE) ?? null;
  }

  cartId(): string | null {
    return this.cart;
  }

  rememberCart(cartId: string): void {
    this.cart = cartId;
    this.changes = [setCookie(CART_COOKIE, cartId, CART_LIFE_SECONDS, this.secure)];
  }

  forgetCart(): void {
    this.cart = null;
    this.changes = [removeCookie(CART_COOKIE, this.secure)];
  }
}
