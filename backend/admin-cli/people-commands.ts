import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database';
import { asTable } from './table';
import { ok } from '../shared/result';
import { removeDemoCustomers } from '../seed/demo-customers';
import type { AdminCommand } from './admin-command';

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

const MAX_CUSTOMERS = 500;

export const customersCommand: AdminCommand = {
  name: 'customers',
  help: [
    ['customers', 'the newest customers'],
    ['customers remove-demo', 'removes the demo customers with their orders, before the shop goes live'],
  ],
  run: async ({ database, now }, [word, ...more]) => {
    if (word === undefined) return ok(await customersAsTable(database, MAX_CUSTOMERS));
    if (word !== 'remove-demo' || more.length > 0) return null;
    const { customers, orders, keptOrders } = await removeDemoCustomers(database, now);
    const kept = keptOrders === 0 ? '' : ` Kept for the gift cards they bought: ${keptOrders}.`;
    return ok(`Removed: ${customers} demo customers and ${orders} orders of theirs.${kept}`);
  },
};
