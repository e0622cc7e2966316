import type { SignInMemory } from '../../application/ports/sign-in-memory';

/**
 * Who one request belongs to: the token it brought, until an answer of the shop changes it. The cookies are written by
 * the middleware, in the answers that change them.
 */
export class RequestSignIn implements SignInMemory {
  constructor(private shown: string | null) {}

  /** Shown at every call made for this request. */
  token(): string | null {
    return this.shown;
  }

  /** S4-16. Whoever brings a token is signed in; whether it still counts is said by whom it is shown to. */
  isSignedIn(): boolean {
    return this.shown !== null;
  }

  rememberSignIn(token: string | null): void {
    this.shown = token;
  }

  forgetSignIn(): void {
    this.shown = null;
  }
}
