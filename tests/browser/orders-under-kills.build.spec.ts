import { test } from 'playwright/test';
import { runOrderTrial } from '../soak/orders/run-order-trial';
import { sqliteDatabase } from '../soak/orders/sqlite-database';

test.describe.configure({ timeout: 180_000 });

/** A short run; `npm run soak -- orders` submits a thousand carts. */
test('the backend is killed while 10 carts are each submitted 2 to 20 times at once: no order twice, none lost, exact to the penny', async () => {
  await runOrderTrial(sqliteDatabase(), { carts: 10, kills: 2, atOnce: 4, seed: 20261121 });
});
