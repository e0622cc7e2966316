import type { LoadCart } from '../cart/load-cart';
import { isTransientFailure } from '../is-transient-failure';
import type { AuthSession } from '../ports/auth-session';
import type { CartSession } from '../ports/cart-session';
import type { OpenCustomerCart } from './open-customer-cart';
import type { SignOut } from './sign-out';

export interface LoadCustomerCartDeps {
  readonly openCustomerCart: OpenCustomerCart;
  readonly visitor: CartSession;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly signOut: SignOut;
  readonly loadGuestCart: LoadCart;
}

/** Loads the customer cart; a refusal signs the customer out and loads a guest cart, a transient failure keeps the session. */
export function makeLoadCustomerCart(deps: LoadCustomerCartDeps): LoadCart {
  const { openCustomerCart, visitor, signIn, signOut, loadGuestCart } = deps;
  return async () => {
    if (!signIn.isSignedIn()) return loadGuestCart();
    // Read first: the response that ends the session also clears the cart cookie.
    const activeId = visitor.cartId();
    const own = await openCustomerCart();
    if (own.ok || isTransientFailure(own.reason)) return own;
    await signOut();
    if (activeId !== null) visitor.rememberCart(activeId);
    return loadGuestCart();
  };
}
