/** Whether the visitor is signed in; the token itself stays in the commerce adapter and the cookies. */
export interface AuthSession {
  isSignedIn(): boolean;
  rememberSignIn(): void;
  forgetSignIn(): void;
}
