import type { VisitorMemory } from '../../application/ports/visitor-memory';
import { CART_COOKIE } from './cookie-names';
import { readCookies, removeCookie } from './cookie-text';

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/**
 * A visitor's memory in the browser. The shop's own mount writes the cart's cookie in its answers; this only reads it
 * back, and forgets it when the cart is dead.
 */
export class BrowserVisitorMemory implements VisitorMemory {
  private made: string | null = null;

  constructor(
    private readonly jar: CookieJar,
    private readonly secure: boolean,
  ) {}

  cartId(): string | null {
    return readCookies(this.jar.cookie).get(CART_COOKIE) ?? this.made;
  }

  /** Kept for browsers that refuse cookies: the tab at least stays whole. */
  rememberCart(cartId: string): void {
    this.made = cartId;
  }

  forgetCart(): void {
    this.made = null;
    this.jar.cookie = removeCookie(CART_COOKIE, this.secure);
  }
}
