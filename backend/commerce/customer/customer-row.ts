import type { Selectable } from 'kysely';
import type { AccountTables } from '../../database/account-tables';
import type { ShopDatabase } from '../../database/shop-database';

export type CustomerRow = Selectable<AccountTables['customers']>;
export type AddressRow = Selectable<AccountTables['customer_addresses']>;

export async function readCustomer(database: ShopDatabase, id: number): Promise<CustomerRow> {
  return database.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function findCustomer(database: ShopDatabase, emailKey: string): Promise<CustomerRow | null> {
  return (
    (await database.selectFrom('customers').selectAll().where('email_key', '=', emailKey).executeTakeFirst()) ?? null
  );
}
