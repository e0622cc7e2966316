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
  readonly signIn: AuthSession;
  readonly log: Log;
}

/** What became of the cart: `cart` is null when it could not be had now; it is loaded later, the sign-in stands. */
export interface SignInResult {
  readonly cart: Cart | null;
}

/** Nothing is remembered when it is refused. */
export type SignIn = (credentials: Credentials) => Promise<Result<SignInResult, Failure | CaptchaFailure>>;

/**
 * S4-21 to S4-26. Signs in, and lets the visitor's cart be the customer's: a guest's cart is merged into it, and when
 * that fails the customer's own stands. The password is used once and kept nowhere.
 */
export function makeSignIn({ accounts, openCustomerCart, captcha, signIn, log }: SignInDeps): SignIn {
  return async ({ email, password }) => {
    const human = await captcha.getToken('sign-in');
    if (!human.ok) return human;
    const signedIn = await accounts.signIn({ email: email.trim(), password }, human.value);
    if (!signedIn.ok) return signedIn;
    signIn.rememberSignIn();
    const cart = await openCustomerCart();
    if (cart.ok) return ok({ cart: cart.value });
    log.error('The cart of a customer who signed in could not be had', { failure: cart.reason });
    return ok({ cart: null });
  };
}
