/** That this visitor has signed in. What was signed in with stays between the commerce adapter and the browser's cookies. */
export interface AuthSession {
  isSignedIn(): boolean;
  /** S4-21, S4-22. */
  rememberSignIn(): void;
  forgetSignIn(): void;
}
