import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database';
import { asTable } from './table';

const inLondon = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });

/** Customers as a table, the newest first. */
export async function customersAsTable(database: ShopDatabase, most: number): Promise<string> {
  const rows = await database
    .selectFrom('customers')
    .leftJoin('newsletter_subscribers as n', 'n.email_key', 'customers.email_key')
    .select(['customers.id', 'customers.email', 'firstname', 'lastname', 'confirmed', 'created_at', 'n.status'])
    .select(sql<number | string>`(SELECT count(*) FROM orders o WHERE o.customer_id = customers.id)`.as('orders'))
    .orderBy('customers.id', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return 'No customers yet.';
  return asTable(
    ['Customer', 'Since', 'Name', 'Email', 'Orders', 'Newsletter', 'Account'],
    rows.map((row) => [
      String(row.id),
      inLondon.format(new Date(row.created_at)),
      `${row.firstname} ${row.lastname}`,
      row.email,
      String(row.orders),
      row.status === 'SUBSCRIBED' ? 'yes' : '',
      row.confirmed === 1 ? 'open' : 'not confirmed',
    ]),
    new Set([0, 4]),
  );
}
