import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { activeCartId, rememberCartId, forgetCart } from './active-cart';

export interface LoadCartDeps {
  readonly carts: Pick<Carts, 'open' | 'find'>;
  readonly visitor: CartSession;
}

/** The visitor's cart, which there is from then on. */
export type LoadCart = () => Promise<Result<Cart, Failure>>;

/**
 * S4-36, S4-39. A cart that this visitor can never have is forgotten, and a new one stands in its place: it is no more, it
 * belongs to an account, or its id is refused as none. What decides nothing keeps it: a shop that cannot be reached, or
 * is asked too much, has lost nothing. S8-13: the answer is the shop's own first error then.
 */
export function makeLoadCart({ carts, visitor }: LoadCartDeps): LoadCart {
  const load = async (): Promise<Result<Cart, Failure>> => {
    const cartId = await activeCartId({ carts, visitor });
    return cartId.ok ? rememberCartId(visitor, cartId.value, await carts.find(cartId.value)) : cartId;
  };
  return async () => {
    const remembered = visitor.cartId();
    const cart = await load();
    if (cart.ok || remembered === null || isTransientFailure(cart.reason)) return cart;
    forgetCart(visitor, remembered);
    return load();
  };
}
