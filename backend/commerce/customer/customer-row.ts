import type { Selectable } from 'kysely';
import type { AccountTables } from '../../database/account-tables';
import type { ShopDatabase } from '../../database/shop-database';

export type CustomerRow = Selectable<AccountTables['customers']>;
export type AddressRow = Selectable<AccountTables['customer_addresses']>;

export async function readCustomer(database: ShopDatabase, id: number): Promise<CustomerRow> {
  return database.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * The account of an address, locked until the transaction ends, which serialises concurrent changes on every database.
 * Null when there is none.
 */
export async function lockCustomer(transaction: ShopDatabase, emailKey: string): Promise<CustomerRow | null> {
  const locked = await transaction
    .updateTable('customers')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('email_key', '=', emailKey)
    .returningAll()
    .executeTakeFirst();
  return locked ?? null;
}

export async function findCustomer(database: ShopDatabase, emailKey: string): Promise<CustomerRow | null> {
  return (
    (await database.selectFrom('customers').selectAll().where('email_key', '=', emailKey).executeTakeFirst()) ?? null
  );
}
