import { ok, type Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { isCartGone } from './active-cart';

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
