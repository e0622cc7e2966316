import { emailKey } from './commerce/customer/email';
import { returnEverything } from './commerce/order/cancel-order';
import { deleteOrders } from './commerce/order/delete-orders';
import { ok } from './commerce/result';
import { countReview } from './commerce/review/moderate-review';
import type { ShopDatabase } from './database/shop-database';
import { inTransaction } from './database/transaction';
import { DEMO_PEOPLE } from './seed/shop/people';

const DEMO_KEYS = DEMO_PEOPLE.customers.map(({ email }) => emailKey(email));

/** Emails of the demo customers that a shop still has; everybody knows their password. */
export async function findDemoCustomers(database: ShopDatabase): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('customers')
    .select('email')
    .where('email_key', 'in', DEMO_KEYS)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

async function removeOrders(transaction: ShopDatabase, customerIds: readonly number[], now: number): Promise<number> {
  const orders = await transaction.selectFrom('orders').select('id').where('customer_id', 'in', customerIds).execute();
  const ids = orders.map(({ id }) => id);
  for (const id of ids) await returnEverything(transaction, id, now);
  await deleteOrders(transaction, ids);
  return ids.length;
}

async function removeReviews(transaction: ShopDatabase, customerIds: readonly number[]): Promise<void> {
  const removed = await transaction
    .deleteFrom('reviews')
    .where('customer_id', 'in', customerIds)
    .returning(['product_id', 'stars', 'approved'])
    .execute();
  for (const { product_id, stars, approved } of removed) {
    if (approved === 1) await countReview(transaction, product_id, stars, -1);
  }
}

/**
 * Removes the demo customers with their orders, carts, reviews, wishlists and sessions; returns stock that their orders
 * took. Returns how many customers and orders are gone.
 */
export async function removeDemoCustomers(
  database: ShopDatabase,
  now: number,
): Promise<{ readonly customers: number; readonly orders: number }> {
  const removed = await inTransaction<{ customers: number; orders: number }, never>(database, async (transaction) => {
    const rows = await transaction.selectFrom('customers').select('id').where('email_key', 'in', DEMO_KEYS).execute();
    const ids = rows.map(({ id }) => id);
    const orders = await removeOrders(transaction, ids, now);
    await removeReviews(transaction, ids);
    await transaction.deleteFrom('newsletter_subscribers').where('email_key', 'in', DEMO_KEYS).execute();
    await transaction.deleteFrom('customers').where('id', 'in', ids).execute();
    return ok({ customers: ids.length, orders });
  });
  return removed.ok ? removed.value : { customers: 0, orders: 0 };
}
