import { join } from 'node:path';
import { HandleEmptyInListsPlugin, Kysely, PostgresDialect, replaceWithNoncontingentExpression } from 'kysely';
import type { AccountTables, EnquiryTables, WishlistTables } from './account-tables';
import type { CatalogueTables, PageTables, SearchTables } from './catalogue-tables';
import type { GiftCardTables } from './gift-card-tables';
import { connectLibsql, keepFilesPrivate } from './libsql-connection';
import type { DeliveryTables } from './delivery-tables';
import { RetryingDialect } from './retrying-dialect';
import { connectPostgres } from './postgres-connection';
import type { PaymentTables } from './payment-tables';
import type { CartTables, OrderTables } from './sale-tables';
import type { StoreTables } from './store-tables';

export type ShopTables = StoreTables &
  CatalogueTables &
  CartTables &
  OrderTables &
  AccountTables &
  WishlistTables &
  PageTables &
  DeliveryTables &
  EnquiryTables &
  GiftCardTables &
  SearchTables &
  PaymentTables;

/** The database, or a transaction of it. */
export type ShopDatabase = Kysely<ShopTables>;

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'posy.db');
}

/** Where a shop stores its data. */
export interface DatabaseLocation {
  readonly dataDir: string;
  /** `postgres://user:password@host:5432/name` instead of a file in `dataDir`; null or left out for the file. */
  readonly databaseUrl?: string | null;
  /** ms that a change of the file waits for another process to release the lock; five seconds when left out. */
  readonly maxLockWait?: number;
  /** Called for errors of idle connections. */
  readonly log?: (message: string) => void;
}

/**
 * Opens a shop's database: the file of a data folder, created if missing, or PostgreSQL. Kysely serialises transactions
 * on the file's single connection; PostgreSQL isolates them. The caller migrates it and destroys it. What this process
 * writes from now on is private to its user.
 */
export function openShopDatabase(location: string | DatabaseLocation): ShopDatabase {
  const {
    dataDir,
    databaseUrl,
    maxLockWait,
    log = () => undefined,
  } = typeof location === 'string' ? { dataDir: location } : location;
  keepFilesPrivate(dataDir);
  if (databaseUrl) {
    return new Kysely<ShopTables>({
      dialect: new PostgresDialect({ pool: () => connectPostgres(databaseUrl, log) }),
      // `column IN ()` is a syntax error in PostgreSQL; here it is false, as in SQLite.
      plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    });
  }
  const database = connectLibsql(databaseFile(dataDir));
  return new Kysely<ShopTables>({ dialect: new RetryingDialect({ database }, maxLockWait) });
}
