import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface CountCartDeps {
  readonly carts: Pick<Carts, 'totalQuantity'>;
  readonly visitor: Pick<CartSession, 'cartId'>;
}

/** How many pieces the visitor's cart holds. */
export type CountCart = () => Promise<Result<number, Failure>>;

/** S7-43. 0 without a cart, and nobody is asked; 0 as well for one this visitor can never have. Nothing is made or cleared. */
export function makeCountCart({ carts, visitor }: CountCartDeps): CountCart {
  return async () => {
    const cartId = visitor.cartId();
    if (cartId === null) return ok(0);
    const counted = await carts.totalQuantity(cartId);
    return counted.ok || isTransientFailure(counted.reason) ? counted : ok(0);
  };
}
