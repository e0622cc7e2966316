import { test } from 'playwright/test';
import { proveOrders } from '../soak/orders/prove-orders';
import { sqliteBooks } from '../soak/orders/sqlite-books';

test.describe.configure({ timeout: 180_000 });

/** In small; `npm run soak -- orders` sends a thousand carts. */
test('a backend killed while 10 carts are each ordered 2 to 20 times at once: none twice, none lost, to the penny', async () => {
  await proveOrders(sqliteBooks(), { carts: 10, kills: 2, atOnce: 4, seed: 20261121 });
});
