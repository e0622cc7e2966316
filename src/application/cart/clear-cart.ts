import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { CartChanged } from './shown-cart';
import type { CartSession } from '../ports/cart-session';
import { makeLoadCart, type LoadCart, type LoadCartDeps } from './load-cart';

/** Replaces the active cart with a new one. */
export type ClearCart = () => Promise<Result<Cart, Failure>>;

/** Forgets the old cart even if no new one can be created now. */
export function makeClearCart(deps: LoadCartDeps): ClearCart {
  const loadCart = makeLoadCart(deps);
  return () => {
    deps.cartSession.forgetCart();
    return loadCart();
  };
}

/** The same for the cart that the page shows; `shown` is its id. */
export type ClearShownCart = (shown: string | null) => Promise<Result<Cart, CartChanged | Failure>>;

export interface ClearShownCartDeps {
  readonly cartSession: Pick<CartSession, 'cartId'>;
  readonly loadCart: LoadCart;
  readonly clearShown: ClearShownCart;
}

/** Without an active cart there is nothing to clear: the visitor gets a new one, whatever the page shows. */
export function makeClearShownCart({ cartSession, loadCart, clearShown }: ClearShownCartDeps): ClearShownCart {
  return async (shown) => (cartSession.cartId() === null ? loadCart() : clearShown(shown));
}
