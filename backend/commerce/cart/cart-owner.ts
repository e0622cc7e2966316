import type { ExpressionBuilder } from 'kysely';
import type { CartTables } from '../../database/sale-tables';
import type { SignedIn } from '../customer/signed-in';
import type { ShopRefusal } from '../shared/shop-refusal';
import { CART_NOT_ACTIVE, cartNotFound, type StoredCart } from './read-cart';

/** Null for a guest. */
export type Caller = SignedIn | null;

/** A signed-in customer cannot use a guest's cart: it has to be merged first. */
export function ownedBy(caller: Caller) {
  return (eb: ExpressionBuilder<CartTables, 'carts'>) =>
    caller === null ? eb('customer_id', 'is', null) : eb('customer_id', '=', caller.id);
}

export function notCartOwner(id: string): ShopRefusal {
  return { kind: 'authorization', message: `The current user cannot perform operations on cart "${id}"` };
}

/** Why a caller cannot use a cart, in Magento's words and order of checks; null when they can. */
export function refuseCartAccess(id: string, row: StoredCart, caller: Caller): ShopRefusal | null {
  if (row === null) return cartNotFound(id);
  if (row.active === 0) return CART_NOT_ACTIVE;
  if (row.customer_id === (caller?.id ?? null)) return null;
  return notCartOwner(id);
}
