import { type Cart, EMPTY_CART } from '../../domain/cart/cart';
import { type Result, ok } from '../../domain/shared/result';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';
import { activeCartId, forgetCart, isCartGone, rememberCartId, withRememberedCart } from './active-cart';
import type { CartChanged } from './shown-cart';

interface LoadCartDeps {
  readonly carts: Pick<Carts, 'open' | 'find'>;
  readonly cartSession: CartSession;
}

/** Loads the active cart, creating it if absent. */
export type LoadCart = () => Promise<Result<Cart, Failure>>;

/** Replaces a cart that is gone or forbidden; any other failure keeps it and is returned. */
export function makeLoadCart({ carts, cartSession }: LoadCartDeps): LoadCart {
  const load = async (): Promise<Result<Cart, Failure>> => {
    const cartId = await activeCartId({ carts, cartSession });
    return cartId.ok ? rememberCartId(cartSession, cartId.value, await carts.find(cartId.value)) : cartId;
  };
  return async () => {
    const remembered = cartSession.cartId();
    const cart = await load();
    if (cart.ok || remembered === null || !isCartGone(cart.reason)) return cart;
    forgetCart(cartSession, remembered);
    return load();
  };
}

export interface ViewCartDeps {
  readonly carts: Pick<Carts, 'find'>;
  readonly cartSession: Pick<CartSession, 'cartId'>;
}

/** Reads the active cart; returns the empty cart if there is none or it is gone. */
export type ViewCart = () => Promise<Result<Cart, Failure>>;

/** For rendering: changes no session, because a cross-site navigation arrives without cookies. */
export function makeViewCart({ carts, cartSession }: ViewCartDeps): ViewCart {
  return async () => {
    const cartId = cartSession.cartId();
    if (cartId === null) return ok(EMPTY_CART);
    const cart = await carts.find(cartId);
    return cart.ok || !isCartGone(cart.reason) ? cart : ok(EMPTY_CART);
  };
}

export interface CountCartDeps {
  readonly carts: Pick<Carts, 'totalQuantity'>;
  readonly cartSession: Pick<CartSession, 'cartId'>;
}

/** Returns the total quantity in the active cart. */
export type CountCart = () => Promise<Result<number, Failure>>;

/** Returns 0 without a cart or for a cart that is gone; never creates or forgets a cart. */
export function makeCountCart({ carts, cartSession }: CountCartDeps): CountCart {
  return async () => {
    const cartId = cartSession.cartId();
    if (cartId === null) return ok(0);
    const counted = await carts.totalQuantity(cartId);
    return counted.ok || !isCartGone(counted.reason) ? counted : ok(0);
  };
}

/** Replaces the active cart with one without lines. */
export type ClearCart = () => Promise<Result<Cart, Failure>>;

/** Forgets the old cart even if no new one can be created now. */
export function makeClearCart(deps: LoadCartDeps): ClearCart {
  const loadCart = makeLoadCart(deps);
  return () => {
    deps.cartSession.forgetCart();
    return loadCart();
  };
}

interface ClearOwnCartDeps {
  readonly carts: Pick<Carts, 'empty'>;
  readonly cartSession: CartSession;
}

/** For customers, who have one cart only: it is emptied. */
export function makeClearOwnCart({ carts, cartSession }: ClearOwnCartDeps): ClearCart {
  return () => withRememberedCart(cartSession, (cartId) => carts.empty(cartId));
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
