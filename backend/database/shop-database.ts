import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { AccountTables } from './account-tables';
import type { CatalogueTables } from './catalogue-tables';
import { connectLibsql } from './libsql-connection';
import type { DeliveryTables } from './delivery-tables';
import type { PaymentTables } from './payment-tables';
import type { CartTables, OrderTables } from './sale-tables';
import type { StoreTables } from './store-tables';
import type { WishlistTables } from './wishlist-tables';

export type ShopTables = StoreTables &
  CatalogueTables &
  CartTables &
  OrderTables &
  AccountTables &
  WishlistTables &
  DeliveryTables &
  PaymentTables;

/** What queries run on: the database, or a transaction of it. */
export type ShopDatabase = Kysely<ShopTables>;

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'posy.db');
}

/**
 * Opens the embedded database of a data folder, which is made when it is missing. Kysely hands its one connection to one
 * user at a time, so transactions never interleave. The caller migrates it and destroys it.
 */
export function openShopDatabase(dataDir: string): ShopDatabase {
  mkdirSync(dataDir, { recursive: true });
  return new Kysely<ShopTables>({ dialect: new SqliteDialect({ database: connectLibsql(databaseFile(dataDir)) }) });
}
