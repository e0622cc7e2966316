import type { AuthSession } from '../../application/ports/auth-session';
import { CUSTOMER_COOKIES } from './cookie-names';
import type { CookieStore } from './cookie-store';

/**
 * Whether somebody is signed in, as far as a page may know. The shop's own mount writes and removes the cookie of the
 * token; no page reads it. `learn` takes what the shop says of the visitor when the page wakes.
 */
export class BrowserSignIn implements AuthSession {
  private signedIn = false;
  private readonly listeners: ((signedIn: boolean) => void)[] = [];

  constructor(private readonly cookieStore: Pick<CookieStore, 'drop'>) {}

  /** `tell` is told whenever somebody has come or gone, for as long as the page lives. */
  listen(tell: (signedIn: boolean) => void): void {
    this.listeners.push(tell);
  }

  learn(signedIn: boolean): void {
    this.signedIn = signedIn;
    for (const tell of this.listeners) tell(signedIn);
  }

  isSignedIn(): boolean {
    return this.signedIn;
  }

  /** The token stays where the mount has put it. */
  rememberSignIn(): void {
    this.learn(true);
  }

  /** The mount has removed the cookie already, unless it could not be reached; then this does, where scripts may. */
  forgetSignIn(): void {
    this.learn(false);
    for (const name of CUSTOMER_COOKIES) this.cookieStore.drop(name);
  }
}
