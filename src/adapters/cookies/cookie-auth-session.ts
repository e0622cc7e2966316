import type { AuthSession } from '../../application/ports/session';
import { CUSTOMER_COOKIE, SERVER_ONLY } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** The customer token of one request. Commerce adapters read and replace it; use cases only know whether there is one. */
export class CookieAuthSession implements AuthSession {
  constructor(private readonly cookies: CookieStore) {}

  isSignedIn(): boolean {
    return this.token() !== null;
  }

  /** The commerce adapter has already stored the token. */
  rememberSignIn(): void {}

  /**
   * Also what else is kept for this person alone: a link that was followed, what was typed, a card, an order, and the carts of
   * the other websites.
   */
  forgetSignIn(): void {
    this.keepToken(null);
    this.cookies.dropOtherCarts();
    for (const name of SERVER_ONLY) if (this.cookies.get(name) !== null) this.cookies.drop(name);
  }

  token(): string | null {
    return this.cookies.get(CUSTOMER_COOKIE);
  }

  keepToken(token: string | null): void {
    if (token === this.token()) return;
    if (token === null) this.cookies.drop(CUSTOMER_COOKIE);
    else this.cookies.put(CUSTOMER_COOKIE, token);
  }
}
