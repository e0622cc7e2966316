import type { CartSession, PendingPayments } from '../../application/ports/session';
import { CART_COOKIE, PAYING_COOKIE } from './cookie-names';
import { type CookieStore, decoded } from './cookie-store';

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

/** Characters of a URL-encoded id; a longer value is ignored. */
const MAX_ID_LENGTH = 200;

/** Stores one URL-encoded id. `middleware/caller.ts` reads the cookie in the same way. */
export class CookiePendingPayments implements PendingPayments {
  constructor(private readonly cookieStore: CookieStore) {}

  cartId(): string | null {
    return firstId(this.cookieStore.get(PAYING_COOKIE) ?? '');
  }

  remember(cartId: string): void {
    this.cookieStore.put(PAYING_COOKIE, encodeURIComponent(cartId));
  }

  forget(cartId: string): void {
    if (this.cartId() === cartId) this.forgetAll();
  }

  forgetAll(): void {
    this.cookieStore.drop(PAYING_COOKIE);
  }
}

/** Earlier versions wrote several ids, separated by commas, the latest first. */
function firstId(value: string): string | null {
  const [id = ''] = value.slice(0, MAX_ID_LENGTH + 1).split(',', 1);
  if (id.length > MAX_ID_LENGTH) return null;
  return decoded(id) || null;
}
