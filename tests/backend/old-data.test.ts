import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { accountShop, Customer, linksTo } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING } from './running-shop';
import { Shopper } from './shopper';

const DAY = 86_400_000;

onBothDatabases((openShop) => {
  test('a start deletes old carts of guests and expired keys, and keeps orders and the carts of customers', async () => {
    let now = MONDAY_MORNING;
    const accounts = { newsletterConfirmation: true };
    const settings = accountShop({ now: () => now, guestCartDays: 20, accounts });
    const first = await openShop(settings);
    const ann = await Customer.join(first);
    const hers = await Shopper.enter(first, ann.headers);
    await hers.add({ sku: 'VASE', quantity: 1 });
    const left = await Shopper.enter(first);
    const ordered = await Shopper.enter(first);
    for (const shopper of [left, ordered]) {
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      await shopper.checkOut();
    }
    const placed = (await ordered.order()).body.data.placeOrder;
    await first.request('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', {
      email: ann.email,
    });
    await linksTo(first, ann.email, 'reset');
    const JOIN = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';
    await first.request(JOIN, { email: 'unconfirmed@example.org' });
    await first.request(JOIN, { email: ann.email }, ann.headers);
    await first.backend.close();

    const { dataDir, databaseUrl } = first;
    now += 19 * DAY;
    const second = await openShop({ ...settings, dataDir, databaseUrl });
    expect((await second.request(`{ cart(cart_id: "${left.cartId}") { email } }`)).body.data.cart.email).not.toBeNull();
    const recent = await Shopper.enter(second);
    await second.backend.close();

    now += 2 * DAY;
    const third = await openShop({ ...settings, dataDir, databaseUrl });
    const database = third.connect();
    const carts = async () => (await database.selectFrom('carts').select('id').execute()).map(({ id }) => id).sort();
    while ((await carts()).length > 2) await pause(5);
    expect(await carts()).toEqual([hers.cartId, recent.cartId].sort());
    const addresses = await database.selectFrom('cart_addresses').selectAll().execute();
    expect(addresses).toEqual([]);
    while ((await database.selectFrom('customer_links').selectAll().execute()).length > 0) await pause(5);
    const subscribers = await database.selectFrom('newsletter_subscribers').select('email').execute();
    expect(subscribers).toEqual([{ email: ann.email }]);
    const again = await third.request(
      `mutation { placeOrder(input: { cart_id: "${ordered.cartId}" }) { order { order_number } } }`,
    );
    expect(again.body.data.placeOrder.order.order_number).toBe(placed.order.order_number);
    await database.destroy();
    await third.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('orders are kept for seven years, and then deleted with all that belongs to them', async () => {
    let now = MONDAY_MORNING;
    const settings = accountShop({ now: () => now, accounts: { newsletterConfirmation: true } });
    const join = async (shop: { readonly request: (query: string) => Promise<unknown> }) =>
      shop.request('mutation { subscribeEmailToNewsletter(email: "unconfirmed@example.org") { status } }');
    const first = await openShop(settings);
    await join(first);
    const shopper = await Shopper.enter(first);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    await shopper.checkOut();
    await shopper.order();
    await first.backend.close();
    const { dataDir, databaseUrl } = first;
    const tables = ['orders', 'order_lines', 'order_addresses'] as const;
    const isStored = async (years: number, close: (shop: typeof first) => Promise<void>) => {
      const date = new Date(MONDAY_MORNING);
      now = date.setUTCFullYear(date.getUTCFullYear() + years);
      const shop = await openShop({ ...settings, dataDir, databaseUrl });
      const database = shop.connect();
      // Newsletter subscriptions are deleted last.
      const unconfirmed = () => database.selectFrom('newsletter_subscribers').selectAll().execute();
      while ((await unconfirmed()).length > 0) await pause(5);
      const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
      const emails = await database.selectFrom('outbox').select('id').where('order_id', 'is not', null).execute();
      await join(shop);
      await database.destroy();
      await close(shop);
      return [...rows, emails].map(({ length }) => length > 0);
    };
    expect(await isStored(6, (shop) => shop.backend.close())).toEqual([true, true, true, true]);
    expect(await isStored(7, (shop) => shop.stop())).toEqual([false, false, false, false]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
