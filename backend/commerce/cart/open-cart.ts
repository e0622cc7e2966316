import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { type CatalogueLoaders, catalogueLoaders } from '../catalogue/catalogue-loaders';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { ownedBy, refuseCartAccess } from './cart-owner';
import { customerCartId } from './customer-cart';
import { newCartRow } from './new-cart';
import { cartNotFound, readCartRow } from './read-cart';

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
