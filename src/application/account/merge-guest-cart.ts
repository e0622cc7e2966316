import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure, type Failure } from '../ports/failures';
import type { CustomerCarts } from '../ports/cart';
import { logFailure, type Log } from '../ports/system';
import type { CartSession, AuthSession } from '../ports/session';
import type { LoadCart } from '../cart/load-cart';

export interface MergeGuestCartDeps {
  readonly customerCarts: CustomerCarts;
  readonly cartSession: Pick<CartSession, 'cartId' | 'rememberCart'>;
  readonly log: Log;
}

type OnMerged = (own: Cart, merged: Cart) => void;

/** Returns the signed-in customer's cart and remembers its id. `onMerged` is called if a guest cart was merged into it. */
export type MergeGuestCart = (onMerged?: OnMerged) => Promise<Result<Cart, Failure>>;

/** Merges an active guest cart into the customer cart; if the merge is refused, returns the customer cart unchanged. */
export function makeMergeGuestCart({ customerCarts, cartSession, log }: MergeGuestCartDeps): MergeGuestCart {
  const withItemsOf = async (activeId: string | null, own: Cart, onMerged?: OnMerged): Promise<Cart> => {
    if (activeId === null || activeId === own.id) return own;
    const merged = await customerCarts.merge(activeId);
    if (merged.ok) {
      onMerged?.(own, merged.value);
      return merged.value;
    }
    logFailure(log, 'The cart of a guest who signed in could not be merged', merged.reason);
    if (!isTransientFailure(merged.reason)) return own;
    // Safe to repeat: a merge that has succeeded already is refused.
    const again = await customerCarts.merge(activeId);
    if (again.ok) return again.value;
    const since = await customerCarts.own();
    return since.ok ? since.value : own;
  };
  return async (onMerged) => {
    // Read first: the response may set a cookie that replaces the guest cart with the customer cart.
    const activeId = cartSession.cartId();
    const own = await customerCarts.own();
    if (!own.ok) return own;
    const cart = await withItemsOf(activeId, own.value, onMerged);
    cartSession.rememberCart(cart.id);
    return ok(cart);
  };
}

export interface LoadCustomerCartDeps {
  readonly mergeGuestCart: MergeGuestCart;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly loadGuestCart: LoadCart;
}

/** Loads the customer cart of a signed-in customer, and the guest cart of other visitors. */
export function makeLoadCustomerCart({ mergeGuestCart, authSession, loadGuestCart }: LoadCustomerCartDeps): LoadCart {
  return () => (authSession.isSignedIn() ? mergeGuestCart() : loadGuestCart());
}
