import type { PendingPayments } from '../../application/ports/pending-payments';
import { PAYING_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Seconds: a month to come back and see how a payment ended; e-mails tell everybody else. */
const PAYING_SECONDS = 30 * 24 * 60 * 60;

/** Characters of a URL-encoded id. A longer value was not written here. */
const MAX_ID_LENGTH = 200;

/** One URL-encoded id in a cookie, which the middleware reads in the same way (`middleware/caller.ts`). */
export class CookiePendingPayments implements PendingPayments {
  constructor(private readonly cookieStore: CookieStore) {}

  cartId(): string | null {
    return firstId(this.cookieStore.get(PAYING_COOKIE) ?? '');
  }

  remember(cartId: string): void {
    this.cookieStore.put(PAYING_COOKIE, encodeURIComponent(cartId), PAYING_SECONDS);
  }

  forget(cartId: string): void {
    if (this.cartId() === cartId) this.forgetAll();
  }

  forgetAll(): void {
    this.cookieStore.drop(PAYING_COOKIE);
  }
}

/** Earlier versions wrote several ids with commas between them; the latest came first. */
function firstId(value: string): string | null {
  const [id = ''] = value.slice(0, MAX_ID_LENGTH + 1).split(',', 1);
  if (id.length > MAX_ID_LENGTH) return null;
  try {
    return decodeURIComponent(id) || null;
  } catch {
    return null;
  }
}
