import type { LoadCart } from '../cart/load-cart';
import { decidesNothing } from '../decides-nothing';
import type { AuthSession } from '../ports/auth-session';
import type { CartSession } from '../ports/cart-session';
import type { OwnCart } from './own-cart';
import type { SignOut } from './sign-out';

export interface LoadOwnCartDeps {
  readonly ownCart: OwnCart;
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
export function makeLoadOwnCart(deps: LoadOwnCartDeps): LoadCart {
  const { ownCart, visitor, signIn, signOut, loadGuestCart } = deps;
  return async () => {
    if (!signIn.isSignedIn()) return loadGuestCart();
    // Before anything is asked: the answer that ends a sign-in takes the cart's cookie along.
    const inHand = visitor.cartId();
    const own = await ownCart();
    if (own.ok || decidesNothing(own.reason)) return own;
    await signOut();
    if (inHand !== null) visitor.rememberCart(inHand);
    return loadGuestCart();
  };
}
