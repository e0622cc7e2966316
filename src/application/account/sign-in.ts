import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import type { Accounts, Credentials } from '../ports/accounts';
import type { Failure } from '../ports/failures';
import type { Captcha, CaptchaFailure } from '../ports/captcha';
import type { Log } from '../ports/log';
import type { AuthSession } from '../ports/auth-session';
import type { OpenCustomerCart } from './open-customer-cart';

export interface SignInDeps {
  readonly accounts: Pick<Accounts, 'signIn'>;
  readonly openCustomerCart: OpenCustomerCart;
  readonly captcha: Captcha;
  readonly authSession: AuthSession;
  readonly log: Log;
}

/** `cart` is null if it could not be loaded; the customer is signed in nevertheless. */
export interface SignInResult {
  readonly cart: Cart | null;
}

/** Signs in and returns the customer cart; a refusal stores nothing. */
export type SignIn = (credentials: Credentials) => Promise<Result<SignInResult, Failure | CaptchaFailure>>;

/** A guest cart is merged into the customer cart; the password is never stored. */
export function makeSignIn({ accounts, openCustomerCart, captcha, authSession, log }: SignInDeps): SignIn {
  return async ({ email, password }) => {
    const token = await captcha.getToken('sign-in');
    if (!token.ok) return token;
    const signedIn = await accounts.signIn({ email: email.trim(), password }, token.value);
    if (!signedIn.ok) return signedIn;
    authSession.rememberSignIn();
    const cart = await openCustomerCart();
    if (cart.ok) return ok({ cart: cart.value });
    log.error('The cart could not be loaded after sign-in', { failure: cart.reason });
    return ok({ cart: null });
  };
}
