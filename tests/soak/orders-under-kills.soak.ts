import { test } from 'playwright/test';
import { postgresDatabase } from './orders/postgres-database';
import { runOrderTrial } from './orders/run-order-trial';
import { sqliteDatabase } from './orders/sqlite-database';
import { startUnreliableStripe } from './orders/unreliable-stripe';

const CARTS = Number(process.env.POSY_SOAK_CARTS ?? 1_000);
const KILLS = Number(process.env.POSY_SOAK_KILLS ?? 60);
const SEED = Number(process.env.POSY_SOAK_SEED ?? 1);
/** About two hundred submissions are then outstanding at a time. */
const AT_ONCE = 16;
const atStripe = process.env.POSY_SOAK_STRIPE === 'yes';
const onPostgres = process.env.POSY_SOAK_DATABASE === 'postgres';

test(`${CARTS} carts, each submitted 2 to 20 times at once${atStripe ? ', paid at a Stripe that loses, repeats, mixes up and delays' : ''}, the ${onPostgres ? 'backend or PostgreSQL' : 'backend'} killed ${KILLS} times: no order twice, none lost, exact to the penny`, async () => {
  const database = onPostgres ? await postgresDatabase() : sqliteDatabase();
  const stripe = atStripe ? await startUnreliableStripe() : null;
  await runOrderTrial(database, { carts: CARTS, kills: KILLS, atOnce: AT_ONCE, seed: SEED }, stripe);
});
