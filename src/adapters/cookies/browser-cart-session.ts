import type { CartSession } from '../../application/ports/cart-session';
import { CART_COOKIE } from './cookie-names';
import { readCookies, removeCookie, setCookie } from './cookie-text';

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/** Seconds: a full cart is worth finding again. */
const CART_SECONDS = 365 * 24 * 60 * 60;

/**
 * A visitor's memory in the browser. The shop's own mount writes the cart's cookie in its answers; this reads it back,
 * follows a cart whose id has changed, and forgets one that is dead.
 */
export class BrowserCartSession implements CartSession {
  private made: string | null = null;

  constructor(
    private readonly jar: CookieJar,
    private readonly secure: boolean,
  ) {}

  cartId(): string | null {
    return readCookies(this.jar.cookie).get(CART_COOKIE) ?? this.made;
  }

  /**
   * The mount has named the cart in its answer already, unless the shop calls it by another id since. What is kept beside
   * is for browsers that refuse cookies: the tab at least stays whole.
   */
  rememberCart(cartId: string): void {
    this.made = cartId;
    const isNamed = readCookies(this.jar.cookie).get(CART_COOKIE) === cartId;
    if (!isNamed) this.jar.cookie = setCookie(CART_COOKIE, cartId, CART_SECONDS, this.secure);
  }

  forgetCart(): void {
    this.made = null;
    this.jar.cookie = removeCookie(CART_COOKIE, this.secure);
  }
}
