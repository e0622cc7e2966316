import { randomInt } from 'node:crypto';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { type CatalogueLoaders, catalogueLoaders } from '../catalogue/catalogue-loaders';
import { ok, refuse, type Result } from '../result';
import type { ShopContext } from '../shop-context';
import { badInput, type ShopRefusal } from '../shop-refusal';
import { CART_NOT_ACTIVE, cartNotFound, readCartRow } from './read-cart';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 32;

/** 190 bits of chance: nobody finds another's cart by trying. */
function newCartId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}

/** S7-41. Makes an empty cart; a caller may bring its own id of 32 letters and digits. */
export async function createCart(context: ShopContext, wanted: string | null): Promise<Result<string, ShopRefusal>> {
  if (wanted !== null && !/^[A-Za-z0-9]{32}$/.test(wanted)) {
    return refuse(badInput('Cart ID length should to be 32 symbols.'));
  }
  const id = wanted ?? newCartId();
  const instant = new Date(context.now()).toISOString();
  const made = await context.database
    .insertInto('carts')
    .values({
      id,
      active: 1,
      email: null,
      coupon_id: null,
      shipping_method_id: null,
      payment_code: null,
      created_at: instant,
      updated_at: instant,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return ok(id);
  return refuse({ kind: 'already-exists', message: `Cart with ID "${id}" already exists.` });
}

/** An open cart that nobody else can change or order until this transaction ends. */
export interface OpenCart {
  readonly id: string;
  readonly database: ShopDatabase;
  readonly catalogue: CatalogueLoaders;
}

/**
 * Changes an open cart: everything `work` does is kept together or not at all. The first statement writes to the cart's
 * row, so that changes and the order of one cart come one after the other, on every database.
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
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) {
      return refuse((await readCartRow(database, cartId)) === null ? cartNotFound(cartId) : CART_NOT_ACTIVE);
    }
    return work({ id: cartId, database, catalogue: catalogueLoaders(database) });
  });
}
