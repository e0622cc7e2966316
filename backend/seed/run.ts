import { EVERYTHING, recordChanges } from '../commerce/catalogue/listing/record-changes';
import { ok } from '../shared/result';
import { inTransaction } from '../database/transaction';
import { loadEnv } from '../settings/load-env';
import { openShop } from './open-shop';
import { readSettings } from '../settings/settings';
import { PRODUCTS } from './catalogue/catalogue';
import { growCatalogue } from './grow-catalogue';
import { loadProducts } from './load';
import { shopSeed } from './shop-seed';
import { toLoadedCategories } from './loading/load-categories';

/** Products stored in one transaction, so that the running shop can write in between. */
const BATCH = 2_000;
const MAX_PRODUCTS = 1_000_000;

const USAGE =
  'Usage: npm run seed -- [--products N]   makes the shop in DATA_DIR, and grows its catalogue to N products.';

/** The requested number of products; null for invalid arguments, 0 without any. */
function readProducts(words: readonly string[]): number | null {
  if (words.length === 0) return 0;
  const count = Number(words[1]);
  const fits = words.length === 2 && words[0] === '--products' && Number.isInteger(count);
  return fits && count >= 1 && count <= MAX_PRODUCTS ? count : null;
}

/** Creates the shop's database if it is new, and grows the catalogue to a requested size. It never removes anything. */
async function main(words: readonly string[]): Promise<number> {
  loadEnv();
  const read = readSettings(process.env);
  const wanted = readProducts(words);
  if (!read.ok || wanted === null) {
    for (const fault of read.ok ? [USAGE] : read.faults) console.error(fault);
    return 1;
  }
  const { dataDir, databaseUrl, now } = read.settings;
  const database = await openShop({ dataDir, databaseUrl }, shopSeed(read.settings), now());
  try {
    const categories = toLoadedCategories(
      await database.selectFrom('categories').select(['id', 'parent_id', 'url_path']).execute(),
    );
    const { count } = await database
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow();
    let grown = Number(count) - PRODUCTS.length;
    for (; PRODUCTS.length + grown < wanted; grown += BATCH) {
      const to = Math.min(grown + BATCH, wanted - PRODUCTS.length);
      const batch = growCatalogue(PRODUCTS, grown, to);
      await inTransaction(database, async (transaction) => {
        await loadProducts(transaction, batch, categories, now());
        return ok(await recordChanges(transaction, [EVERYTHING]));
      });
    }
    console.log(
      `The shop in ${databaseUrl === null ? dataDir : 'PostgreSQL'} has ${Math.max(count, wanted)} products.`,
    );
  } finally {
    await database.destroy();
  }
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(`The shop could not be seeded: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exit(1);
  },
);
