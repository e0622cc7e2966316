import type { CartSession } from '../../application/ports/session';
import { CART_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

export class CookieCartSession implements CartSession {
  constructor(private readonly cookies: CookieStore) {}

  cartId(): string | null {
    return this.cookies.get(CART_COOKIE);
  }

  rememberCart(cartId: string): void {
    if (cartId !== this.cartId()) this.cookies.put(CART_COOKIE, cartId);
  }

  forgetCart(): void {
    if (this.cartId() !== null) this.cookies.drop(CART_COOKIE);
  }
}
