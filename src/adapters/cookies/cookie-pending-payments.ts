import type { PendingPayments } from '../../application/ports/pending-payments';
import { withFirst, withLast, without, type PayingCarts } from '../../domain/orders/paying-carts';
import { PAYING_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Seconds. What became of the money is told to whoever comes back within a month; the letters tell the others. */
const PAYING_SECONDS = 30 * 24 * 60 * 60;

/**
 * The ids in one cookie, with commas between them; each is written so that no comma is left in it. The middleware reads it
 * in the same way (`middleware/caller.ts`).
 */
export class CookiePendingPayments implements PendingPayments {
  constructor(private readonly cookieStore: CookieStore) {}

  payingCarts(): PayingCarts {
    const written = this.cookieStore.get(PAYING_COOKIE)?.split(',') ?? [];
    return written.map(decoded).filter((id) => id !== '');
  }

  rememberPaying(cartId: string): void {
    this.keep(withFirst(this.payingCarts(), cartId));
  }

  setAside(cartId: string): void {
    this.keep(withLast(this.payingCarts(), cartId));
  }

  forgetPaying(cartId: string): void {
    const carts = this.payingCarts();
    if (carts.includes(cartId)) this.keep(without(carts, cartId));
  }

  forgetAll(): void {
    this.cookieStore.drop(PAYING_COOKIE);
  }

  private keep(carts: PayingCarts): void {
    if (carts.length === 0) this.forgetAll();
    else this.cookieStore.put(PAYING_COOKIE, carts.map(encodeURIComponent).join(','), PAYING_SECONDS);
  }
}

/** What cannot be decoded was not written here. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}
