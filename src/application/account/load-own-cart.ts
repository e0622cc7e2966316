import type { LoadCart } from '../cart/load-cart';
import type { CustomerCarts } from '../ports/customer-carts';
import type { SignInMemory } from '../ports/sign-in-memory';
import type { VisitorMemory } from '../ports/visitor-memory';
import type { SignOut } from './sign-out';

export interface LoadOwnCartDeps {
  readonly customerCarts: Pick<CustomerCarts, 'own'>;
  readonly visitor: VisitorMemory;
  readonly signIn: Pick<SignInMemory, 'isSignedIn'>;
  readonly signOut: SignOut;
  /** What is done for guests. */
  readonly loadGuestCart: LoadCart;
}

/**
 * S4-37, S4-38. The customer's cart for whoever is signed in. When the shop answers that there is none to be had, the
 * sign-in counts no more: it is dropped with the cart that belonged to it, and a guest's cart stands. Silence drops
 * nothing (as S4-39 does it for guests).
 */
export function makeLoadOwnCart(deps: LoadOwnCartDeps): LoadCart {
  const { customerCarts, visitor, signIn, signOut, loadGuestCart } = deps;
  return async () => {
    if (!signIn.isSignedIn()) return loadGuestCart();
    const own = await customerCarts.own();
    if (own.ok) {
      visitor.rememberCart(own.value.id);
      return own;
    }
    if (own.reason.kind === 'unreachable') return own;
    await signOut();
    return loadGuestCart();
  };
}
