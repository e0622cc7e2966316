import { test } from 'playwright/test';
import { postgresDatabase } from './orders/postgres-database';
import { runOrderTrial } from './orders/run-order-trial';
import { sqliteDatabase } from './orders/sqlite-database';

const CARTS = Number(process.env.POSY_SOAK_CARTS ?? 1_000);
const KILLS = Number(process.env.POSY_SOAK_KILLS ?? 60);
const SEED = Number(process.env.POSY_SOAK_SEED ?? 1);
/** About two hundred submissions are then outstanding at a time. */
const AT_ONCE = 16;
const onPostgres = process.env.POSY_SOAK_DATABASE === 'postgres';

test(`${CARTS} carts, each submitted 2 to 20 times at once, the ${onPostgres ? 'backend or PostgreSQL' : 'backend'} killed ${KILLS} times: no order twice, none lost, exact to the penny`, async () => {
  const database = onPostgres ? await postgresDatabase() : sqliteDatabase();
  await runOrderTrial(database, { carts: CARTS, kills: KILLS, atOnce: AT_ONCE, seed: SEED });
});
