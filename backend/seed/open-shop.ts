import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { indexListings } from '../commerce/catalogue/listing/index-listings';
import { indexWords } from '../commerce/catalogue/search/index-words';
import { ok } from '../shared/result';
import { finishBulkLoad } from '../database/finish-bulk-load';
import { migrate } from '../database/migrate';
import { databaseFile, type DatabaseLocation, openShopDatabase, type ShopDatabase } from '../database/shop-database';
import { inTransaction } from '../database/transaction';
import { loadShop, type ShopSeed } from './load';

/**
 * Opens the shop's database, migrates it, and seeds it if it is new, all in one transaction: a start that is killed
 * half-way leaves an empty database, and the next one begins again.
 */
export async function openShop(
  location: string | DatabaseLocation,
  seed: ShopSeed,
  now: number,
): Promise<ShopDatabase> {
  const database = openShopDatabase(location);
  try {
    await inTransaction(database, async (transaction) => {
      await migrate(transaction, now);
      const filled = await transaction.selectFrom('stores').select('id').limit(1).executeTakeFirst();
      if (filled === undefined) await loadShop(transaction, seed, now);
      else await indexOldProducts(transaction);
      return ok(null);
    });
  } catch (fault) {
    await database.destroy();
    throw fault;
  }
  return database;
}

/** Indexes the products of a shop that is older than the full-text index or the listings. */
async function indexOldProducts(transaction: ShopDatabase): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM product_words LIMIT 1`.execute(transaction);
  if (rows.length === 0) await indexWords(transaction, 0);
  const listed = await transaction.selectFrom('listings').select('product_id').limit(1).executeTakeFirst();
  if (listed === undefined) await indexListings(transaction, 0);
  if (rows.length === 0 || listed === undefined) await finishBulkLoad(transaction);
}

/** Opens an existing shop for a command; null when there is none. */
export async function openExistingShop(location: DatabaseLocation): Promise<ShopDatabase | null> {
  if (!location.databaseUrl && !existsSync(databaseFile(location.dataDir))) return null;
  const database = openShopDatabase(location);
  const tables = await database.introspection.getTables();
  if (tables.some(({ name }) => name === 'migrations')) return database;
  await database.destroy();
  return null;
}
