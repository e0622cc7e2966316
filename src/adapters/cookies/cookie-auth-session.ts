import type { AuthSession } from '../../application/ports/session';
import { customerCookie, SERVER_ONLY, type CookieProfile } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** The customer token of one request. Commerce adapters read and replace it; use cases only know whether there is one. */
export class CookieAuthSession implements AuthSession {
  private readonly name: string;

  constructor(
    private readonly cookies: CookieStore,
    profile: CookieProfile,
  ) {
    this.name = customerCookie(profile);
  }

  isSignedIn(): boolean {
    return this.token() !== null;
  }

  /** The commerce adapter has already stored the token. */
  rememberSignIn(): void {}

  /** Also what else is kept for this person alone: a link that was followed, what was typed, a card, an order. */
  forgetSignIn(): void {
    this.keepToken(null);
    for (const name of SERVER_ONLY) if (this.cookies.get(name) !== null) this.cookies.drop(name);
  }

  token(): string | null {
    return this.cookies.get(this.name);
  }

  keepToken(token: string | null): void {
    if (token === this.token()) return;
    if (token === null) this.cookies.drop(this.name);
    else this.cookies.put(this.name, token);
  }
}
