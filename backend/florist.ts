import { readOrder } from './commerce/order/placed-order';
import { type Decision, moderateReview } from './commerce/review/moderate-review';
import { customersAsTable } from './desk/customers';
import { listOrders } from './desk/order-list';
import { orderAsText, ordersAsTable } from './desk/order-tables';
import { reviewAsText, reviewsAsTable } from './desk/reviews';
import type { ShopDatabase } from './database/shop-database';
import { loadEnv } from './load-env';
import { openExistingShop } from './open-shop';
import { readSettings } from './settings';

const USAGE = `The florist's desk. It works while the shop runs.

  npm run florist -- orders         the latest orders, the newest first
  npm run florist -- order NUMBER   one order in full
  npm run florist -- reviews        reviews, those that wait for you first
  npm run florist -- review N       one review in full
  npm run florist -- review N --approve    shows it in the shop
  npm run florist -- review N --reject     turns it down, or takes it down again
  npm run florist -- customers      the newest customers`;

const MOST_ORDERS = 200;
const MOST_REVIEWS = 200;
const MOST_CUSTOMERS = 500;

const DECISIONS: ReadonlyMap<string, Decision> = new Map([
  ['--approve', 'approve'],
  ['--reject', 'reject'],
]);

/** Shows a review, or decides what becomes of it; answers the exit code. */
async function atTheReview(database: ShopDatabase, id: number, decision: Decision | null): Promise<number> {
  const decided = decision === null ? null : await moderateReview(database, id, decision);
  const text = await reviewAsText(database, id);
  if (text === null) {
    console.error(`There is no review ${id}.`);
    return 1;
  }
  if (decided !== null && !decided.ok) {
    console.error(`Review ${id} was ${decision === 'approve' ? 'approved' : 'turned down'} already.`);
    return 1;
  }
  console.log(text);
  return 0;
}

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
  if (command === 'reviews' && words.length === 1) {
    console.log(await reviewsAsTable(database, MOST_REVIEWS));
    return 0;
  }
  if (command === 'review' && argument !== undefined && /^\d{1,9}$/.test(argument)) {
    const decision = DECISIONS.get(words[2] ?? '') ?? null;
    if (words.length === 2 || (words.length === 3 && decision !== null)) {
      return atTheReview(database, Number(argument), decision);
    }
  }
  if (command === 'customers' && words.length === 1) {
    console.log(await customersAsTable(database, MOST_CUSTOMERS));
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
