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
  /** What is done for guests. */
  readonly loadGuestCart: LoadCart;
}

/**
 * S4-37, S4-38. The customer's cart for whoever is signed in. When the shop answers that there is none to be had, the
 * sign-in counts no more and is dropped; the cart in hand is loaded as a guest's, which replaces it when it was the
 * customer's. What decides nothing drops nothing (as S4-39 does it for guests).
 */
export function makeLoadCustomerCart(deps: LoadCustomerCartDeps): LoadCart {
  const { openCustomerCart, visitor, signIn, signOut, loadGuestCart } = deps;
  return async () => {
    if (!signIn.isSignedIn()) return loadGuestCart();
    // Before anything is asked: the answer that ends a sign-in takes the cart's cookie along.
    const activeId = visitor.cartId();
    const own = await openCustomerCart();
    if (own.ok || isTransientFailure(own.reason)) return own;
    await signOut();
    if (activeId !== null) visitor.rememberCart(activeId);
    return loadGuestCart();
  };
}
