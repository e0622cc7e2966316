import { test } from 'playwright/test';
import { postgresBooks } from './orders/postgres-books';
import { proveOrders } from './orders/prove-orders';
import { sqliteBooks } from './orders/sqlite-books';

const CARTS = Number(process.env.POSY_SOAK_CARTS ?? 1_000);
const KILLS = Number(process.env.POSY_SOAK_KILLS ?? 60);
const SEED = Number(process.env.POSY_SOAK_SEED ?? 1);
/** Some two hundred submissions are out at a time then. */
const AT_ONCE = 16;
const onPostgres = process.env.POSY_SOAK_DATABASE === 'postgres';

test(`${CARTS} carts, each submitted 2 to 20 times at once, the ${onPostgres ? 'backend or PostgreSQL' : 'backend'} killed ${KILLS} times: none twice, none lost, to the penny`, async () => {
  const keeping = onPostgres ? await postgresBooks() : sqliteBooks();
  await proveOrders(keeping, { carts: CARTS, kills: KILLS, atOnce: AT_ONCE, seed: SEED });
});
