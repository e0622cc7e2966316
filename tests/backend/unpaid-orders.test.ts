import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const HOUR = 3_600_000;
const UNPAID = { maxPence: 10_000, perEmailPerHour: 2, perNetworkPerHour: 4 };

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop({ now: () => now, unpaidOrders: UNPAID });
  });
  afterAll(() => shop.stop());
  beforeEach(() => (now += 2 * HOUR));

  /** A cart that is ready to be ordered, of a shopper at `network`. */
  async function ready(email: string, network: string, sku = 'CLASS'): Promise<Shopper> {
    const shopper = await Shopper.enter(shop, { 'X-Forwarded-For': network });
    await shopper.add({ sku, quantity: 1 });
    await shopper.checkOut();
    await shopper.change('setGuestEmailOnCart', { email });
    return shopper;
  }
  const order = async (email: string, network: string) => (await ready(email, network)).order();
  const outcomes = (answers: readonly { readonly body: { readonly errors?: unknown } }[]) =>
    answers.map(({ body }) => (body.errors === undefined ? 'placed' : 'refused'));

  test('refuses a third unpaid order of one email address within the hour, whatever its tag or network', async () => {
    const answers = [
      await order('Bea@Example.org', '192.0.2.1'),
      await order('bea+1@example.org', '192.0.2.2'),
      await order('bea+2@example.org', '192.0.2.3'),
    ];
    expect(outcomes(answers)).toEqual(['placed', 'placed', 'refused']);
    expect(answers[2] && refusalOf(answers[2]).message).toMatch(
      /^Unable to place order: Too many orders without payment/,
    );
    now += HOUR;
    expect(outcomes([await order('bea@example.org', '192.0.2.3')])).toEqual(['placed']);
  });

  test('refuses a fifth unpaid order of one network within the hour, also when all are placed at once', async () => {
    const carts = await Promise.all(
      ['c', 'd', 'e', 'f', 'g', 'h'].map((name, last) => ready(`${name}@example.org`, `2001:db8:0:7::${last}`)),
    );
    const answers = await Promise.all(carts.map((cart) => cart.order()));
    expect(outcomes(answers).sort()).toEqual([...Array<string>(4).fill('placed'), 'refused', 'refused']);
    expect(outcomes([await order('i@example.org', '2001:db8:0:8::1')])).toEqual(['placed']);
  });

  test.each([
    ['/56 twice', '2001:db8:56:700::/56', 7, ['2001:db8:56:701::1', '2001:db8:56:7ff::1', '2001:db8:56:800::1']],
    ['/48 four times', '2001:db8:48::/48', 15, ['2001:db8:48:701::1', '2001:db8:48:801::1', '2001:db8:49::1']],
  ])('lets a %s place as many as one network', async (_name, who, before, [last = '', next = '', other = '']) => {
    const database = shop.connect();
    const row = { kind: 'unpaid-order-network', who, at: new Date(now).toISOString() } as const;
    await database.insertInto('attempts').values(Array(before).fill(row)).execute();
    await database.destroy();
    const answers = [await order('w1@example.org', last), await order('w2@example.org', next)];
    expect(outcomes([...answers, await order('w3@example.org', other)])).toEqual(['placed', 'refused', 'placed']);
  });

  test('keeps the cart and the stock of a refused order', async () => {
    const stock = async () => {
      const database = shop.connect();
      const row = await database.selectFrom('products').select('stock').where('sku', '=', 'VASE').executeTakeFirst();
      await database.destroy();
      return row?.stock;
    };
    for (let placed = 0; placed < 2; placed += 1) await (await ready('j@example.org', '192.0.2.9', 'VASE')).order();
    const before = await stock();
    const refused = await ready('j@example.org', '192.0.2.9', 'VASE');
    expect(outcomes([await refused.order()])).toEqual(['refused']);
    expect([await stock(), (await refused.look()).body.data.cart.total_quantity]).toEqual([before, 1]);
    expect(before).toBe(1);
  });

  test('neither offers nor accepts an unpaid method above the highest value', async () => {
    const shopper = await ready('k@example.org', '192.0.2.20');
    const codes = async () =>
      (await shopper.look()).body.data.cart.available_payment_methods.map((one: { code: string }) => one.code);
    expect(await codes()).toEqual(['banktransfer', 'checkmo']);
    // The chosen method was available for the smaller cart.
    await shopper.add({ sku: 'CLASS', quantity: 4 });
    expect(await codes()).toEqual([]);
    expect(outcomes([await shopper.order()])).toEqual(['refused']);
    const choice = await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'cashondelivery' } });
    expect(refusalOf(choice).message).toBe('The requested Payment Method is not available.');
  });

  test('shows the florist which unpaid orders need a call: a large one, and a second one within the hour', async () => {
    const database = shop.connect();
    const calls = async () => {
      const listed = await runAdminCommand({ database, now }, ['orders']);
      const rows = (listed.ok ? listed.value : '').split('\n');
      const names = ['m@example.org', 'L+x@example.org', 'l@example.org'];
      return names.map((name) => rows.find((row) => row.includes(` ${name} `))?.endsWith('needs a call'));
    };
    await order('l@example.org', '192.0.2.30');
    await order('L+x@example.org', '192.0.2.31');
    await order('m@example.org', '192.0.2.32');
    expect(await calls()).toEqual([false, true, false]);
    await database
      .updateTable('orders')
      .set({ base_grand_total: 20_000 })
      .where('email', '=', 'm@example.org')
      .execute();
    expect(await calls()).toEqual([true, true, false]);
    const { number } = await database
      .selectFrom('orders')
      .select('number')
      .where('email', '=', 'm@example.org')
      .executeTakeFirstOrThrow();
    await runAdminCommand({ database, now }, ['order', number, 'paid']);
    expect(await calls()).toEqual([false, true, false]);
    await database.destroy();
  });
});
