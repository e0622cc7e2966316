import type { ExpressionBuilder } from 'kysely';
import type { CartTables } from '../../database/sale-tables';
import type { SignedIn } from '../customer/signed-in';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { CART_NOT_ACTIVE, cartNotFound, readCartRow, type StoredCart } from './read-cart';
import { randomInt } from 'node:crypto';
import type { ShopDatabase } from '../../database/shop-database';
import { readCustomer } from '../customer/customer-row';
import { inTransaction } from '../../database/transaction';
import { type CatalogueLoaders, catalogueLoaders } from '../catalogue/catalogue-loaders';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';

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

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 32;

/** 190 random bits, so that a cart id cannot be guessed. */
function newCartId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

/** The row of an empty guest cart, under the requested id or a new one. */
export function newCartRow(wanted: string | null, now: number) {
  const instant = new Date(now).toISOString();
  return {
    id: wanted ?? newCartId(),
    active: 1 as const,
    email: null,
    customer_id: null,
    coupon_id: null,
    shipping_method_id: null,
    payment_code: null,
    created_at: instant,
    updated_at: instant,
  };
}

/** The id of a customer's open cart, or null. */
export async function openCartOf(database: ShopDatabase, customerId: number): Promise<string | null> {
  const row = await database
    .selectFrom('carts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('active', '=', 1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Returns the id of the customer's only open cart, creating it under the id `wanted` if absent. Of several concurrent
 * inserts the database keeps the first; the others return that one.
 */
export async function customerCartId(
  database: ShopDatabase,
  customerId: number,
  now: number,
  wanted: string | null = null,
): Promise<string | null> {
  const open = await openCartOf(database, customerId);
  if (open !== null) return open;
  const { email } = await readCustomer(database, customerId);
  const made = await database
    .insertInto('carts')
    .values({ ...newCartRow(wanted, now), email, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? (await openCartOf(database, customerId));
}

const alreadyExists = (id: string): ShopRefusal => ({
  kind: 'already-exists',
  message: `Cart with ID "${id}" already exists.`,
});

/**
 * Creates an empty cart; the caller may supply an id of 32 letters and digits. A customer gets their open cart, as in
 * Magento.
 */
export async function createCart(context: ShopContext, wanted: string | null): Promise<Result<string, ShopRefusal>> {
  if (wanted !== null && !/^[A-Za-z0-9]{32}$/.test(wanted)) {
    return refuse(badInput('Cart ID length should to be 32 symbols.'));
  }
  const { database, customer } = context;
  if (customer !== null) {
    const own = await customerCartId(database, customer.id, context.now(), wanted);
    return own === null ? refuse(alreadyExists(wanted ?? '')) : ok(own);
  }
  const made = await database
    .insertInto('carts')
    .values(newCartRow(wanted, context.now()))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made === undefined ? refuse(alreadyExists(wanted ?? '')) : ok(made.id);
}

/** An open cart whose row is locked until this transaction ends. */
export interface OpenCart {
  readonly id: string;
  readonly database: ShopDatabase;
  readonly catalogue: CatalogueLoaders;
}

/**
 * Runs `work` on an open cart of the caller in one transaction. The first statement writes to the cart's row, so that
 * changes and orders of one cart are serialised on every database.
 */
export async function changeCart<Value, Reason>(
  context: ShopContext,
  cartId: string,
  work: (cart: OpenCart) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | ShopRefusal>> {
  return inTransaction<Value, Reason | ShopRefusal>(context.database, async (database) => {
    const taken = await database
      .updateTable('carts')
      .set({ updated_at: new Date(context.now()).toISOString() })
      .where('id', '=', cartId)
      .where('active', '=', 1)
      .where(ownedBy(context.customer))
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) {
      const refusal = refuseCartAccess(cartId, await readCartRow(database, cartId), context.customer);
      return refuse(refusal ?? cartNotFound(cartId));
    }
    return work({ id: cartId, database, catalogue: catalogueLoaders(database) });
  });
}
