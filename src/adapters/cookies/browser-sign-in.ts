import type { SignInMemory } from '../../application/ports/sign-in-memory';
import { CUSTOMER_COOKIES } from './cookie-names';
import type { CookieShelf } from './cookie-shelf';

/**
 * Whether somebody is signed in, as far as a page may know. The shop's own mount writes and removes the cookie of the
 * token; no page reads it. `learn` takes what the shop says of the visitor when the page wakes.
 */
export class BrowserSignIn implements SignInMemory {
  private signedIn = false;

  constructor(private readonly shelf: Pick<CookieShelf, 'drop'>) {}

  learn(signedIn: boolean): void {
    this.signedIn = signedIn;
  }

  isSignedIn(): boolean {
    return this.signedIn;
  }

  /** The token stays where the mount has put it. */
  rememberSignIn(): void {
    this.signedIn = true;
  }

  /** The mount has removed the cookie already, unless it could not be reached; then this does, where scripts may. */
  forgetSignIn(): void {
    this.signedIn = false;
    for (const name of CUSTOMER_COOKIES) this.shelf.drop(name);
  }
}
