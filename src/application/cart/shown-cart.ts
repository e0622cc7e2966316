import type { Cart } from '../../domain/cart/cart';
import { refuse, type Result } from '../../domain/shared/result';
import type { MergeGuestCart } from '../account/merge-guest-cart';
import type { AuthSession, CartSession } from '../ports/session';
import type { Failure } from '../ports/failures';
import type { LoadCart } from './load-cart';

export interface ShownCartDeps {
  readonly cartSession: Pick<CartSession, 'cartId'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly loadCart: LoadCart;
  readonly mergeGuestCart: MergeGuestCart;
}

/**
 * Nothing was changed, and `cart` is the current cart: the page showed another one (`cart-changed`), or an item that
 * is no longer in it (`item-gone`).
 */
export interface CartChanged {
  readonly kind: 'cart-changed' | 'item-gone';
  readonly cart: Cart;
}

/** What results of all use cases of a cart have in common. */
type Reason = { readonly kind: string };

/** Makes a use case about the active cart one about the cart that the page shows: `shown` is its id, null without one. */
export type OnShownCart = <Args extends readonly unknown[], Value, Refusal extends Reason>(
  useCase: (...args: Args) => Promise<Result<Value, Refusal | Failure>>,
) => (shown: string | null, ...args: Args) => Promise<Result<Value, Refusal | CartChanged | Failure>>;

/**
 * If the visitor's active cart is another one than the page shows, nothing is changed and the active cart is returned;
 * this includes a customer whose active cart is still a guest's, which is merged first.
 */
export function makeOnShownCart({ cartSession, authSession, loadCart, mergeGuestCart }: ShownCartDeps): OnShownCart {
  return (useCase) =>
    async (shown, ...args) => {
      if (cartSession.cartId() !== shown) return cartChanged(await loadCart());
      const result = await useCase(...args);
      if (result.ok || result.reason.kind !== 'unauthorised' || !authSession.isSignedIn()) return result;
      const merged = await mergeGuestCart();
      return merged.ok ? cartChanged(merged) : result;
    };
}

function cartChanged(cart: Result<Cart, Failure>): Result<never, CartChanged | Failure> {
  return cart.ok ? refuse({ kind: 'cart-changed', cart: cart.value }) : cart;
}
