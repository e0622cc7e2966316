import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

const COURIER = { carrier_code: 'courier', method_code: 'tracked' };

onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop({ now: () => MONDAY_MORNING });
    const database = shop.connect();
    await database.updateTable('products').set({ stock: 100 }).where('sku', '=', 'VASE').execute();
    await database.destroy();
  });
  afterAll(() => shop.stop());

  /** Orders a vase to the address, which pays too; returns the order's number. */
  async function orderTo(address: object): Promise<string> {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'VASE', quantity: 1 });
    await shopper.checkOut('cashondelivery');
    await shopper.change('setShippingAddressesOnCart', {
      shipping_addresses: [{ address: { ...ADDRESS, ...address } }],
    });
    await shopper.change('setShippingMethodsOnCart', { shipping_methods: [COURIER] });
    await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
    const { body } = await shopper.order();
    expect(body.errors).toBeUndefined();
    return body.data.placeOrder.order.order_number;
  }

  async function emailsAbout(number: string): Promise<readonly string[]> {
    const database = shop.connect();
    try {
      const rows = await database
        .selectFrom('outbox')
        .select('text')
        .where('reference', 'like', `order-${number}-%`)
        .execute();
      return rows.map(({ text }) => text);
    } finally {
      await database.destroy();
    }
  }

  test.each([
    ['je23qa', 'JE2 3QA', 'Jersey'],
    ['gyi-iaa', 'GY1 1AA', 'Guernsey'],
    ['1M1 1AA.', 'IM1 1AA', 'Isle of Man'],
  ])('an order to %s is addressed %s, %s in both emails', async (typed, postcode, island) => {
    const emails = await emailsAbout(await orderTo({ city: 'The Town', postcode: typed }));
    expect(emails).toHaveLength(2);
    for (const text of emails) {
      expect(text).toContain(`The Town, ${postcode}\n${island}\n`);
      expect(text).not.toContain('United Kingdom');
    }
  });

  test('an order to Dublin has its Eircode in its form, and no county that repeats the town', async () => {
    const irish = { city: 'Dublin', country_code: 'IE', region: 'Dublin', postcode: 'do2-x285' };
    for (const text of await emailsAbout(await orderTo(irish)))
      expect(text).toMatch(/(?<!Dublin, )Dublin, D02 X285\nIreland/);
  });

  test.each(['P019 1AA', 'po19-1aa', 'PO19 1AA.'])(
    'a guest finds the order by the postcode typed as %j',
    async (typed) => {
      const number = await orderTo({});
      const { guestOrder } = await shop.data(
        'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
        { input: { number, email: 'ann@example.org', postcode: typed } },
      );
      expect(guestOrder.number).toBe(number);
    },
  );
});
