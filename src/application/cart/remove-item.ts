import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { withRememberedCart } from './active-cart';

export interface RemoveItemDeps {
  readonly carts: Pick<Carts, 'removeItem' | 'find'>;
  readonly visitor: CartSession;
}

/** `cart` is the one the shopper sees; the answer is the one that is left. */
export type RemoveItem = (cart: Cart, itemUid: string) => Promise<Result<Cart, Failure>>;

/**
 * S4-48, S5-22. An item that is not in the cart changes nothing and nobody is asked. One that another tab has removed
 * meanwhile is no failure either: the answer is the cart as it stands.
 */
export function makeRemoveItem({ carts, visitor }: RemoveItemDeps): RemoveItem {
  return async (cart, itemUid) => {
    if (!holds(cart, itemUid)) return ok(cart);
    return withRememberedCart(visitor, async (cartId) => {
      const removed = await carts.removeItem(cartId, itemUid);
      if (removed.ok || removed.reason.kind !== 'not-found') return removed;
      const standing = await carts.find(cartId);
      return standing.ok && !holds(standing.value, itemUid) ? standing : removed;
    });
  };
}

function holds(cart: Cart, itemUid: string): boolean {
  return cart.items.some(({ uid }) => uid === itemUid);
}
