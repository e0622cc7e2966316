import { deleteOldEnquiries, ENQUIRY_YEARS_KEPT } from '../commerce/enquiry/delete-enquiries';
import { CONFIRMATION_LIFETIME } from '../commerce/newsletter/subscription';
import { deleteOrders, YEARS_KEPT } from '../commerce/order/delete-orders';
import { deleteOldAttempts } from '../commerce/order/order-attempts';
import { deleteOldHolders } from '../commerce/order/unpaid-holds';
import { ok } from '../shared/result';
import type { ShopDatabase } from '../database/shop-database';
import { inTransaction } from '../database/transaction';

const DAY = 86_400_000;
/** Carts or orders deleted in one statement, so that orders can be stored in between. */
const BATCH = 200;

async function deleteGuestCarts(database: ShopDatabase, before: string): Promise<void> {
  for (;;) {
    const old = await database
      .selectFrom('carts')
      .select('id')
      .where('customer_id', 'is', null)
      .where('updated_at', '<=', before)
      .limit(BATCH)
      .execute();
    const ids = old.map(({ id }) => id);
    // PostgreSQL refuses an empty list.
    if (ids.length === 0) return;
    await database.deleteFrom('carts').where('id', 'in', ids).where('updated_at', '<=', before).execute();
    if (ids.length < BATCH) return;
  }
}

async function deleteOldOrders(database: ShopDatabase, before: string): Promise<void> {
  for (;;) {
    const found = await inTransaction<number, never>(database, async (transaction) => {
      const old = await transaction
        .selectFrom('orders')
        .select('id')
        .where('placed_at', '<=', before)
        .limit(BATCH)
        .execute();
      await deleteOrders(
        transaction,
        old.map(({ id }) => id),
      );
      return ok(old.length);
    });
    if (!found.ok || found.value < BATCH) return;
  }
}

/** The same day and time some years earlier. */
function yearsBefore(now: number, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then.toISOString();
}

/**
 * Deletes data that is no longer needed: guests' carts, which hold names and addresses, unchanged for `guestCartDays`
 * (orders have their own copies), orders after `YEARS_KEPT`, enquiries after `ENQUIRY_YEARS_KEPT`, unconfirmed newsletter subscriptions, and links, sessions
 * and counts that have expired. `now` is epoch ms.
 */
export async function deleteOldData(database: ShopDatabase, guestCartDays: number, now: number): Promise<void> {
  const iso = (age: number): string => new Date(now - age).toISOString();
  await deleteGuestCarts(database, iso(guestCartDays * DAY));
  await deleteOldOrders(database, yearsBefore(now, YEARS_KEPT));
  await deleteOldEnquiries(database, yearsBefore(now, ENQUIRY_YEARS_KEPT));
  await database.deleteFrom('customer_links').where('expires_at', '<=', iso(0)).execute();
  await database.deleteFrom('customer_tokens').where('expires_at', '<=', iso(0)).execute();
  await database
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'NOT_ACTIVE')
    .where('changed_at', '<=', iso(CONFIRMATION_LIFETIME))
    .execute();
  await database.deleteFrom('reset_requests').where('requested_at', '<', iso(DAY)).execute();
  await database.deleteFrom('sign_in_failures').where('first_at', '<', iso(DAY)).execute();
  await database.deleteFrom('attempts').where('at', '<', iso(DAY)).execute();
  await deleteOldAttempts(database, iso(DAY));
  await deleteOldHolders(database, iso(DAY));
}
