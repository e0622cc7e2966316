import type { Cart } from '../../domain/cart/cart';
import { isQuantity, MAX_QUANTITY, type QuantityRefusal } from '../../domain/shared/quantity';
import { refuse, type Result } from '../../domain/shared/result';
import type { CartChanged } from './shown-cart';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { withCart, withRememberedCart } from './active-cart';

export interface ChangeQuantityDeps {
  readonly carts: Pick<Carts, 'changeQuantity' | 'find'>;
  readonly cartSession: CartSession;
}

export type ChangeQuantity = (
  itemUid: string,
  quantity: number,
) => Promise<Result<Cart, QuantityRefusal | CartChanged | Failure>>;

/** Sends whole numbers above 0 only; 0 does not remove an item. Returns `item-gone` if another tab has removed it. */
export function makeChangeQuantity({ carts, cartSession }: ChangeQuantityDeps): ChangeQuantity {
  return async (itemUid, quantity) => {
    if (!isQuantity(quantity)) return refuse({ kind: 'quantity-invalid', max: MAX_QUANTITY });
    const changed = await withRememberedCart(cartSession, (cartId) => carts.changeQuantity(cartId, itemUid, quantity));
    if (changed.ok || changed.reason.kind !== 'not-found') return changed;
    const current = await withCart(cartSession, (cartId) => carts.find(cartId));
    const isGone = current.ok && !current.value.items.some(({ uid }) => uid === itemUid);
    return isGone ? refuse({ kind: 'item-gone', cart: current.value }) : changed;
  };
}
