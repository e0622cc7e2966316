import { EMPTY_CART, type Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { isCartGone } from './active-cart';

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
