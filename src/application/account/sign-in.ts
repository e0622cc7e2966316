import type { Cart } from '../../domain/cart/cart';
import { mergeShortfalls, type Shortfall } from '../../domain/cart/merge-shortfalls';
import { ok, type Result } from '../../domain/shared/result';
import { logFailure, type CarriesCaptcha, type Log } from '../ports/system';
import type { Accounts, Credentials } from '../ports/customer';
import type { CartSession, FlashMessages, AuthSession } from '../ports/session';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { MergeGuestCart } from './merge-guest-cart';
import { plainEmail } from '../../domain/text/email';

export interface SignInDeps {
  readonly accounts: Pick<Accounts, 'signIn'>;
  readonly carts: Pick<Carts, 'find'>;
  readonly cartSession: Pick<CartSession, 'cartId'>;
  readonly mergeGuestCart: MergeGuestCart;
  readonly authSession: AuthSession;
  readonly notices: Pick<FlashMessages, 'leave'>;
  readonly log: Log;
}

/** `cart` is null if it could not be loaded; the customer is signed in nevertheless. */
export interface SignInResult {
  readonly cart: Cart | null;
  /** The part of the guest cart that the customer cart could not take. */
  readonly shortfalls: readonly Shortfall[];
}

/** Signs in and returns the customer cart; a refusal stores nothing. */
export type SignIn = (credentials: Credentials & CarriesCaptcha) => Promise<Result<SignInResult, Failure>>;

/** A guest cart is merged into the customer cart; the password is never stored. */
export function makeSignIn(deps: SignInDeps): SignIn {
  const { accounts, carts, cartSession, mergeGuestCart, authSession, notices, log } = deps;
  /** Only a guest can read it. If it cannot be read, sign-in succeeds without a report of what the merge left out. */
  const guestCart = async (): Promise<Cart | null> => {
    const id = authSession.isSignedIn() ? null : cartSession.cartId();
    const found = id === null ? null : await carts.find(id);
    return found?.ok === true ? found.value : null;
  };
  return async ({ email, password, captchaToken }) => {
    const guest = await guestCart();
    const signedIn = await accounts.signIn({ email: plainEmail(email), password }, captchaToken);
    if (!signedIn.ok) return signedIn;
    authSession.rememberSignIn();
    let shortfalls: SignInResult['shortfalls'] = [];
    const cart = await mergeGuestCart((own, { cart: merged, notTaken }) => {
      shortfalls = notTaken ?? (guest === null ? [] : mergeShortfalls(guest, own, merged));
    });
    if (shortfalls.length > 0) notices.leave('cart-reduced');
    if (cart.ok) return ok({ cart: cart.value, shortfalls });
    logFailure(log, 'The cart could not be loaded after sign-in', cart.reason);
    return ok({ cart: null, shortfalls });
  };
}
