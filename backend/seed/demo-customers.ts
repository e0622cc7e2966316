import { emailKey } from '../commerce/customer/email';
import { returnEverything } from '../commerce/order/cancel-order';
import { deleteOrders } from '../commerce/order/delete-orders';
import { ok } from '../shared/result';
import { countReview } from '../commerce/review/moderate-review';
import type { ShopDatabase } from '../database/shop-database';
import { inTransaction } from '../database/transaction';
import { DEMO_PEOPLE } from './shop/people';

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

/** An order whose gift cards were issued stays, as a guest's: whoever holds a card may spend it. */
async function removeOrders(transaction: ShopDatabase, customerIds: readonly number[], now: number) {
  const orders = await transaction.selectFrom('orders').select('id').where('customer_id', 'in', customerIds).execute();
  const all = orders.map(({ id }) => id);
  // PostgreSQL refuses an empty list.
  if (all.length === 0) return { orders: 0, keptOrders: 0 };
  const issued = await transaction
    .selectFrom('gift_cards')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', all)
    .execute();
  const kept = new Set(issued.map(({ order_id }) => order_id));
  const gone = all.filter((id) => !kept.has(id));
  for (const id of gone) await returnEverything(transaction, id, now);
  await deleteOrders(transaction, gone);
  for (const id of kept)
    await transaction.updateTable('orders').set({ customer_id: null }).where('id', '=', id).execute();
  return { orders: gone.length, keptOrders: kept.size };
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

interface RemovedDemo {
  readonly customers: number;
  readonly orders: number;
  /** Orders that stay because of the gift cards they bought. */
  readonly keptOrders: number;
}

/**
 * Removes the demo customers with their orders, carts, reviews, wishlists and sessions; returns stock that their orders
 * took. Gift cards that they bought and that were issued keep their value.
 */
export async function removeDemoCustomers(database: ShopDatabase, now: number): Promise<RemovedDemo> {
  const removed = await inTransaction<RemovedDemo, never>(database, async (transaction) => {
    const rows = await transaction.selectFrom('customers').select('id').where('email_key', 'in', DEMO_KEYS).execute();
    const ids = rows.map(({ id }) => id);
    const orders = await removeOrders(transaction, ids, now);
    await removeReviews(transaction, ids);
    await transaction.deleteFrom('newsletter_subscribers').where('email_key', 'in', DEMO_KEYS).execute();
    await transaction.deleteFrom('customers').where('id', 'in', ids).execute();
    return ok({ customers: ids.length, ...orders });
  });
  return removed.ok ? removed.value : { customers: 0, orders: 0, keptOrders: 0 };
}
