import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { activeCartId, forgetCart, isCartGone, rememberCartId } from './active-cart';

export interface LoadCartDeps {
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
