import { existsSync } from 'node:fs';
import { ok } from './commerce/result';
import { migrate } from './database/migrate';
import { databaseFile, openShopDatabase, type ShopDatabase } from './database/shop-database';
import { inTransaction } from './database/transaction';
import { loadShop, type ShopSeed } from './seed/load';

/**
 * Opens the shop's database, brings it to this version, and fills it when nothing has been put into it yet. All of that
 * is one transaction: a start that is killed half-way leaves an empty file, and the next one begins again.
 */
export async function openShop(dataDir: string, seed: ShopSeed, now: number): Promise<ShopDatabase> {
  const database = openShopDatabase(dataDir);
  try {
    await inTransaction(database, async (transaction) => {
      await migrate(transaction, now);
      const filled = await transaction.selectFrom('stores').select('id').limit(1).executeTakeFirst();
      if (filled === undefined) await loadShop(transaction, seed, now);
      return ok(null);
    });
  } catch (fault) {
    await database.destroy();
    throw fault;
  }
  return database;
}

/** Opens a shop that is there already, for a command beside it; null when there is none. */
export function openExistingShop(dataDir: string): ShopDatabase | null {
  return existsSync(databaseFile(dataDir)) ? openShopDatabase(dataDir) : null;
}
