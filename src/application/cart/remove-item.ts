import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { withRememberedCart } from './active-cart';
import type { ViewCart } from './view-cart';

export interface RemoveItemDeps {
  readonly carts: Pick<Carts, 'removeItem' | 'find'>;
  readonly cartSession: CartSession;
}

/** `cart` is the one on the page; returns the cart without the item. */
export type RemoveItem = (cart: Cart, itemUid: string) => Promise<Result<Cart, Failure>>;

/** Sends nothing for an item that is not in the cart; returns the current cart if another tab has removed the item. */
export function makeRemoveItem({ carts, cartSession }: RemoveItemDeps): RemoveItem {
  return async (cart, itemUid) => {
    if (!contains(cart, itemUid)) return ok(cart);
    return withRememberedCart(cartSession, async (cartId) => {
      const removed = await carts.removeItem(cartId, itemUid);
      if (removed.ok || removed.reason.kind !== 'not-found') return removed;
      const current = await carts.find(cartId);
      return current.ok && !contains(current.value, itemUid) ? current : removed;
    });
  };
}

function contains(cart: Cart, itemUid: string): boolean {
  return cart.items.some(({ uid }) => uid === itemUid);
}

/** Removes an item of the active cart by its uid alone. */
export type RemoveShownItem = (itemUid: string) => Promise<Result<Cart, Failure>>;

export interface RemoveShownItemDeps {
  readonly viewCart: ViewCart;
  readonly removeItem: RemoveItem;
}

/** Looks first what the cart has, as the page may show it from before. */
export function makeRemoveShownItem({ viewCart, removeItem }: RemoveShownItemDeps): RemoveShownItem {
  return async (itemUid) => {
    const current = await viewCart();
    return current.ok ? removeItem(current.value, itemUid) : current;
  };
}
