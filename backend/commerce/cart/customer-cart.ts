import type { ShopDatabase } from '../../database/shop-database';
import { readCustomer } from '../customer/customer-row';
import { newCartRow } from './new-cart';

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
