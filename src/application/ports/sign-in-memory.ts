/** What remembers that this visitor has signed in. */
export interface SignInMemory {
  isSignedIn(): boolean;
  /** S4-21. `token` is null where the page's own shop keeps it out of the page. */
  rememberSignIn(token: string | null): void;
  forgetSignIn(): void;
}
