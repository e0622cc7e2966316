import type { Insertable, Selectable } from 'kysely';
import type { AccountTables } from '../../database/account-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { emailKey } from '../customer/email';

type Subscriber = Insertable<AccountTables['newsletter_subscribers']>;

/** ms for which an address may be confirmed, as for a new account. */
export const CONFIRMATION_LIFETIME = 72 * 3_600_000;

/** Sets the subscription status of an address. */
export async function subscribe(
  transaction: ShopDatabase,
  wanted: Pick<Subscriber, 'email' | 'status' | 'confirm_hash'>,
  now: number,
): Promise<void> {
  const row = { ...wanted, email_key: emailKey(wanted.email), changed_at: new Date(now).toISOString() };
  await transaction
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row))
    .execute();
}

/** Unsubscribes an address; an address that never subscribed stays unknown. */
export async function unsubscribe(transaction: ShopDatabase, key: string, now: number): Promise<void> {
  await transaction
    .updateTable('newsletter_subscribers')
    .set({ status: 'UNSUBSCRIBED', confirm_hash: null, changed_at: new Date(now).toISOString() })
    .where('email_key', '=', key)
    .execute();
}

/** Activates a pending subscription once the account's email confirms the address. */
export async function confirmSubscription(transaction: ShopDatabase, key: string, now: number): Promise<void> {
  await transaction
    .updateTable('newsletter_subscribers')
    .set({ status: 'SUBSCRIBED', changed_at: new Date(now).toISOString() })
    .where('email_key', '=', key)
    .where('status', '=', 'UNCONFIRMED')
    .execute();
}

/** Moves a subscription to the customer's new address, unless that one has its own. */
export async function moveSubscription(
  transaction: ShopDatabase,
  fromKey: string,
  email: string,
  now: number,
): Promise<void> {
  const moved = await transaction
    .deleteFrom('newsletter_subscribers')
    .where('email_key', '=', fromKey)
    .returningAll()
    .executeTakeFirst();
  if (moved === undefined) return;
  await transaction
    .insertInto('newsletter_subscribers')
    .values({ ...moved, email, email_key: emailKey(email), changed_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}

export async function readSubscriber(
  database: ShopDatabase,
  key: string,
): Promise<Selectable<AccountTables['newsletter_subscribers']> | null> {
  const rows = database.selectFrom('newsletter_subscribers').selectAll().where('email_key', '=', key);
  return (await rows.executeTakeFirst()) ?? null;
}

export async function isSubscribed(database: ShopDatabase, key: string): Promise<boolean> {
  return (await readSubscriber(database, key))?.status === 'SUBSCRIBED';
}
