import type { LoadCart } from '../cart/load-cart';
import type { AuthSession } from '../ports/auth-session';
import type { OpenCustomerCart } from './open-customer-cart';

export interface LoadCustomerCartDeps {
  readonly openCustomerCart: OpenCustomerCart;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly loadGuestCart: LoadCart;
}

/** Loads the customer cart of whoever is signed in, and a guest cart for everybody else. */
export function makeLoadCustomerCart({ openCustomerCart, signIn, loadGuestCart }: LoadCustomerCartDeps): LoadCart {
  return () => (signIn.isSignedIn() ? openCustomerCart() : loadGuestCart());
}
