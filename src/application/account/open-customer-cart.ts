import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { CustomerCarts } from '../ports/customer-carts';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { CartSession } from '../ports/cart-session';

export interface OpenCustomerCartDeps {
  readonly customerCarts: CustomerCarts;
  readonly visitor: Pick<CartSession, 'cartId' | 'rememberCart'>;
  readonly log: Log;
}

/** The cart of whoever is signed in, and its id is the remembered one from then on. */
export type OpenCustomerCart = () => Promise<Result<Cart, Failure>>;

/**
 * S4-23 to S4-26. A cart in hand that is another one was a guest's: the customer's takes over what is in it, and stands as it
 * is when that fails. A merge whose answer was lost is asked for once more: done already it is refused, and nothing doubles.
 * The customer's is asked for first: while it cannot be had, the one in hand stays there and is merged the next time, after
 * a reload as well; nothing but its id has to be remembered for that.
 */
export function makeOpenCustomerCart({ customerCarts, visitor, log }: OpenCustomerCartDeps): OpenCustomerCart {
  const withItemsOf = async (activeId: string | null, own: Cart): Promise<Cart> => {
    if (activeId === null || activeId === own.id) return own;
    const merged = await customerCarts.merge(activeId);
    if (merged.ok) return merged.value;
    log.error('The cart of a guest who signed in could not be merged', { failure: merged.reason });
    if (!isTransientFailure(merged.reason)) return own;
    const again = await customerCarts.merge(activeId);
    if (again.ok) return again.value;
    const since = await customerCarts.own();
    return since.ok ? since.value : own;
  };
  return async () => {
    // Before anything is asked: an answer may bring a cookie that puts the customer's cart in its place.
    const activeId = visitor.cartId();
    const own = await customerCarts.own();
    if (!own.ok) return own;
    const cart = await withItemsOf(activeId, own.value);
    visitor.rememberCart(cart.id);
    return ok(cart);
  };
}
