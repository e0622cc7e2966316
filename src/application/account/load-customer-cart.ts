import type { LoadCart } from '../cart/load-cart';
import type { AuthSession } from '../ports/auth-session';
import type { OpenCustomerCart } from './open-customer-cart';

export interface LoadCustomerCartDeps {
  readonly openCustomerCart: OpenCustomerCart;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly loadGuestCart: LoadCart;
}

/** Loads the customer cart of a signed-in customer, and the guest cart of other visitors. */
export function makeLoadCustomerCart({ openCustomerCart, authSession, loadGuestCart }: LoadCustomerCartDeps): LoadCart {
  return () => (authSession.isSignedIn() ? openCustomerCart() : loadGuestCart());
}
