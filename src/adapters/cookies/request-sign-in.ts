import type { AuthSession } from '../../application/ports/auth-session';
import { CUSTOMER_COOKIES } from './cookie-names';
import { readCookies } from './cookie-text';

/**
 * S4-16. What one request shows as its visitor's sign-in: the token among its cookies, until an answer sets or removes that
 * cookie. Whoever brings one is signed in; whether it still counts is said by whom it is shown to.
 */
export class RequestSignIn implements Pick<AuthSession, 'isSignedIn'> {
  private shown: string | null;

  constructor(cookies: ReadonlyMap<string, string>) {
    this.shown = tokenAmong(cookies) ?? null;
  }

  /** To be shown at every call made for this request. */
  token(): string | null {
    return this.shown;
  }

  isSignedIn(): boolean {
    return this.shown !== null;
  }

  /** Values of `Set-Cookie`, in the order in which they came. */
  follow(setCookies: readonly string[]): void {
    for (const text of setCookies) {
      const isToken = CUSTOMER_COOKIES.some((name) => text.startsWith(`${name}=`));
      if (isToken) this.shown = tokenAmong(readCookies(text.split(';')[0] ?? '')) ?? null;
    }
  }
}

function tokenAmong(cookies: ReadonlyMap<string, string>): string | undefined {
  return CUSTOMER_COOKIES.map((name) => cookies.get(name)).find((value) => value !== undefined);
}
