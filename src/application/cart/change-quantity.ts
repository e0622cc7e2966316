import type { Cart } from '../../domain/cart/cart';
import { isQuantity, MAX_QUANTITY, type QuantityRefusal } from '../../domain/cart/quantity';
import { refuse, type Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { withRememberedCart } from './active-cart';

export interface ChangeQuantityDeps {
  readonly carts: Pick<Carts, 'changeQuantity'>;
  readonly cartSession: CartSession;
}

export type ChangeQuantity = (itemUid: string, quantity: number) => Promise<Result<Cart, QuantityRefusal | Failure>>;

/** Sends whole numbers above 0 only; 0 does not remove an item. */
export function makeChangeQuantity({ carts, cartSession }: ChangeQuantityDeps): ChangeQuantity {
  return async (itemUid, quantity) => {
    if (!isQuantity(quantity)) return refuse({ kind: 'quantity-invalid', max: MAX_QUANTITY });
    return withRememberedCart(cartSession, (cartId) => carts.changeQuantity(cartId, itemUid, quantity));
  };
}
