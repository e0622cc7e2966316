import { EMPTY_CART, type Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface ViewCartDeps {
  readonly carts: Pick<Carts, 'find'>;
  readonly visitor: Pick<CartSession, 'cartId'>;
}

/** The visitor's cart for reading only. */
export type ViewCart = () => Promise<Result<Cart, Failure>>;

/**
 * S4-42. For pages while they are rendered: a click from another site arrives without cookies, so nothing is made,
 * cleared or remembered here. No cart, or one that this visitor can never have (S4-39), is the empty one.
 */
export function makeViewCart({ carts, visitor }: ViewCartDeps): ViewCart {
  return async () => {
    const cartId = visitor.cartId();
    if (cartId === null) return ok(EMPTY_CART);
    const cart = await carts.find(cartId);
    return cart.ok || isTransientFailure(cart.reason) ? cart : ok(EMPTY_CART);
  };
}
