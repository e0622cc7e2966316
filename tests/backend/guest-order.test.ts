import { accountShop, Customer } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

const DAY = 24 * 3_600_000;
const EMAIL = 'ann@example.org';
const BILLED = 'PO19 1AA';
const DELIVERED = 'BN1 1AA';

/** The status of a guest's order, by number, email and postcode. */
onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now }));
    const database = shop.connect();
    await database.updateTable('products').set({ stock: 1_000 }).where('sku', '=', 'VASE').execute();
    await database.destroy();
  });
  afterAll(() => shop.stop());
  beforeEach(() => (now += 2 * DAY));

  /** An order that goes to another address than its bill. */
  async function ordered(headers: Record<string, string> = {}): Promise<string> {
    const shopper = await Shopper.enter(shop, headers);
    await shopper.add({ sku: 'VASE', quantity: 1 });
    await shopper.checkOut();
    const database = shop.connect();
    const number = (await shopper.order()).body.data.placeOrder.order.order_number;
    await database
      .updateTable('order_addresses')
      .set({ postcode: DELIVERED })
      .where('kind', '=', 'shipping')
      .where('order_id', '=', (eb) => eb.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
    await database.destroy();
    return number;
  }

  const ask = async (number: string, email = EMAIL, postcode = BILLED, network = '198.51.100.1'): Promise<boolean> => {
    const { body } = await shop.request(
      'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
      { input: { number, email, postcode } },
      { 'X-Forwarded-For': network },
    );
    return body.errors === undefined;
  };

  test('is found by the postcode of the bill, not by that of the recipient', async () => {
    const number = await ordered();
    expect(ADDRESS.postcode).toBe(BILLED);
    expect([await ask(number), await ask(number, EMAIL, DELIVERED)]).toEqual([true, false]);
  });

  test("a customer's order is found by nobody, with its own email and postcode", async () => {
    const ann = await Customer.join(shop);
    const number = await ordered(ann.headers);
    expect(await ask(number, ann.email)).toBe(false);
    expect((await ann.data('{ customer { orders { items { number } } } }')).customer.orders.items).toEqual([
      { number },
    ]);
  });

  test('after ten wrong postcodes from many networks even the right one finds nothing, for a day', async () => {
    const [number, other] = [await ordered(), await ordered()];
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await ask(number, EMAIL, `PO19 ${tries}ZZ`, `203.0.113.${tries}`)).toBe(false);
    }
    expect([await ask(number), await ask(number, EMAIL, BILLED, '203.0.113.99')]).toEqual([false, false]);
    expect(await ask(other)).toBe(true);
    now += DAY;
    expect(await ask(number)).toBe(true);
  });

  test('wrong emails count alike, and simultaneous guesses like successive ones', async () => {
    const number = await ordered();
    const guesses = Array.from({ length: 40 }, (_, index) => ask(number, `guess-${index}@example.org`));
    expect(await Promise.all(guesses)).toEqual(Array(40).fill(false));
    expect(await ask(number)).toBe(false);
  });

  test('right answers count for nothing, nor does what is wrong altogether', async () => {
    const number = await ordered();
    for (let tries = 0; tries < 15; tries += 1) {
      expect(await ask(number, 'eve@example.org', 'AB1 2CD')).toBe(false);
      expect(await ask(number)).toBe(true);
    }
  });
});
