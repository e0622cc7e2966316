import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { withRememberedCart } from './active-cart';

export interface RemoveItemDeps {
  readonly carts: Pick<Carts, 'removeItem' | 'find'>;
  readonly cartSession: CartSession;
}

/** Returns the cart without the item. */
export type RemoveItem = (itemUid: string) => Promise<Result<Cart, Failure>>;

/** Returns the current cart if another tab has removed the item. */
export function makeRemoveItem({ carts, cartSession }: RemoveItemDeps): RemoveItem {
  return (itemUid) =>
    withRememberedCart(cartSession, async (cartId) => {
      const removed = await carts.removeItem(cartId, itemUid);
      if (removed.ok || removed.reason.kind !== 'not-found') return removed;
      const current = await carts.find(cartId);
      return current.ok && !current.value.items.some(({ uid }) => uid === itemUid) ? current : removed;
    });
}
