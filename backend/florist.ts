import { readOrder } from './commerce/order/placed-order';
import { listOrders } from './desk/order-list';
import { orderAsText, ordersAsTable } from './desk/order-tables';
import type { ShopDatabase } from './database/shop-database';
import { loadEnv } from './load-env';
import { openExistingShop } from './open-shop';
import { readSettings } from './settings';

const USAGE = `The florist's desk. It works while the shop runs.

  npm run florist -- orders         the latest orders, the newest first
  npm run florist -- order NUMBER   one order in full`;

const MOST_ORDERS = 200;

/** Does what the words say; answers the exit code. */
async function atTheDesk(database: ShopDatabase, words: readonly string[]): Promise<number> {
  const [command, argument] = words;
  if (command === 'orders' && words.length === 1) {
    console.log(ordersAsTable(await listOrders(database, MOST_ORDERS)));
    return 0;
  }
  if (command === 'order' && argument !== undefined && words.length === 2) {
    const order = await readOrder(database, argument.padStart(9, '0'));
    if (order === null) {
      console.error(`There is no order ${argument}.`);
      return 1;
    }
    console.log(orderAsText(order));
    return 0;
  }
  console.error(USAGE);
  return 1;
}

async function main(words: readonly string[]): Promise<number> {
  loadEnv();
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const fault of read.faults) console.error(fault);
    return 1;
  }
  const { dataDir, databaseUrl } = read.settings;
  const database = await openExistingShop({ dataDir, databaseUrl });
  if (database === null) {
    console.error(
      `There is no shop in ${databaseUrl ? 'DATABASE_URL' : dataDir} yet: start it once with npm run shop.`,
    );
    return 1;
  }
  try {
    return await atTheDesk(database, words);
  } finally {
    await database.destroy();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exit(1);
  },
);
