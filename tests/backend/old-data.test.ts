import { rmSync } from 'node:fs';
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
    while ((await carts()).length > 2) await new Promise(setImmediate);
    expect(await carts()).toEqual([hers.cartId, recent.cartId].sort());
    const addresses = await database.selectFrom('cart_addresses').selectAll().execute();
    expect(addresses).toEqual([]);
    while ((await database.selectFrom('customer_links').selectAll().execute()).length > 0)
      await new Promise(setImmediate);
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
});
