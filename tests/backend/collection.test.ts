import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop({ now: () => now });
  });
  afterAll(() => shop.stop());

  const collectOn = async (day: string) => {
    const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'POSY')];
    const uid = (title: string) => uids[title] ?? '';
    await shopper.add({
      sku: 'POSY',
      quantity: 1,
      selected_options: [uid('Wrapping/Paper')],
      entered_options: [{ uid: uid('Delivery date'), value: `${day} 00:00:00` }],
    });
    return shopper;
  };

  test('needs the place instead of an address, and a billing address of its own', async () => {
    const shopper = await collectOn('2026-10-07');
    const unknown = await shopper.change('setShippingAddressesOnCart', {
      shipping_addresses: [{ pickup_location_code: 'moon' }],
    });
    expect(unknown.body.errors[0].message).toBe('There is no pickup location “moon”.');
    const { body } = await shopper.change('setShippingAddressesOnCart', {
      shipping_addresses: [{ pickup_location_code: 'shop' }],
    });
    expect(body.data.setShippingAddressesOnCart.cart.shipping_addresses[0]).toMatchObject({
      street: ['The Old Glasshouse, 3 Larkspur Yard'],
      city: 'Chichester',
    });
    const same = await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
    expect(same.body.errors[0].message).toBe('The order is collected: the billing address must be given.');
  });

  test.each([
    ['2026-10-05T10:59:00Z', 'morning', true],
    ['2026-10-05T11:01:00Z', 'morning', false],
    ['2026-10-05T11:01:00Z', 'afternoon', true],
  ])('at %s a slot of today, %s: %s', async (iso, slot, isOffered) => {
    const database = shop.connect();
    await database.updateTable('products').set({ lead_days: 0 }).where('sku', '=', 'POSY').execute();
    now = Date.parse(iso);
    try {
      const shopper = await collectOn('2026-10-05');
      await shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ pickup_location_code: 'shop' }] });
      const { body } = await shopper.change('setShippingMethodsOnCart', {
        shipping_methods: [{ carrier_code: 'collection', method_code: slot }],
      });
      expect(body.errors?.[0].message).toBe(isOffered ? undefined : 'It is too late to collect it then today.');
    } finally {
      now = MONDAY_MORNING;
      await database.updateTable('products').set({ lead_days: 1 }).where('sku', '=', 'POSY').execute();
      await database.destroy();
    }
  });

  describe('on a Saturday, when the shop closes at 4 pm', () => {
    const afternoonOn = async (day: string) => {
      const shopper = await collectOn(day);
      const { body } = await shopper.change('setShippingAddressesOnCart', {
        shipping_addresses: [{ pickup_location_code: 'shop' }],
      });
      return [
        shopper,
        body.data.setShippingAddressesOnCart.cart.shipping_addresses[0].available_shipping_methods,
      ] as const;
    };
    const collection = ({ carrier_code: carrier }: { carrier_code: string }) => carrier === 'collection';

    test('the afternoon ends at 4 pm, in the cart and in the emails', async () => {
      const [shopper, methods] = await afternoonOn('2026-10-10');
      expect(methods.filter(collection)).toMatchObject([
        { method_title: 'Between 9 am and 1 pm', available: true },
        { method_title: 'Between 1 pm and 4 pm', available: true },
      ]);
      await shopper.checkOut('cashondelivery', 'collection', 'afternoon');
      const number = (await shopper.order()).body.data.placeOrder.order.order_number;
      const database = shop.connect();
      const emails = await database.selectFrom('outbox').select('text').where('text', 'like', `%${number}%`).execute();
      await database.deleteFrom('outbox').execute();
      await database.destroy();
      expect(emails.length).toBeGreaterThan(0);
      for (const { text } of emails) expect(text).toContain('Between 1 pm and 4 pm');
    });

    test.each([
      ['2026-10-10T13:59:00Z', true],
      ['2026-10-10T14:01:00Z', false],
    ])('ordered at %s for the same afternoon: %s', async (iso, isOffered) => {
      const database = shop.connect();
      await database.updateTable('products').set({ lead_days: 0 }).where('sku', '=', 'POSY').execute();
      await database.updateTable('delivery_settings').set({ cut_off_minutes: 1000 }).execute();
      now = Date.parse(iso);
      try {
        const [, methods] = await afternoonOn('2026-10-10');
        expect(methods.filter(collection)[1].available).toBe(isOffered);
      } finally {
        now = MONDAY_MORNING;
        await database.updateTable('delivery_settings').set({ cut_off_minutes: 840 }).execute();
        await database.updateTable('products').set({ lead_days: 1 }).where('sku', '=', 'POSY').execute();
        await database.destroy();
      }
    });

    test('a slot that begins after the shop has closed is refused', async () => {
      const database = shop.connect();
      await database.updateTable('opening_hours').set({ closes_minutes: 720 }).where('weekday', '=', 6).execute();
      try {
        const [, methods] = await afternoonOn('2026-10-10');
        expect(methods.filter(collection)).toMatchObject([
          { method_title: 'Between 9 am and noon', available: true },
          { available: false, error_message: 'We are closed by then on Saturday 10 October 2026.' },
        ]);
      } finally {
        await database.updateTable('opening_hours').set({ closes_minutes: 960 }).where('weekday', '=', 6).execute();
        await database.destroy();
      }
    });
  });

  test('the emails of an order to collect say where and when, and name no address to deliver to', async () => {
    const shopper = await collectOn('2026-10-07');
    await shopper.checkOut('cashondelivery', 'collection', 'afternoon');
    expect((await shopper.order()).body.errors).toBeUndefined();
    const database = shop.connect();
    const emails = await database.selectFrom('outbox').select(['reference', 'text']).orderBy('reference').execute();
    await database.destroy();
    const [toCustomer = '', toFlorist = ''] = emails.map(({ text }) => text);
    expect(toCustomer).toMatch(
      /Where to collect it\s+Posy Flowers Ltd, The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ, on .*7 October/i,
    );
    expect(toCustomer).toMatch(/7 October 2026\s+Between 1 pm and 5\.30 pm\./);
    expect(toFlorist).toMatch(/Collection – Between 1 pm and 5\.30 pm/);
    expect(toCustomer).not.toMatch(/Deliver to|Delivery: C/i);
    for (const text of [toCustomer, toFlorist]) {
      expect(text).toContain('Collection date: Wednesday 7 October 2026');
      expect(text).not.toContain('Delivery date');
    }
    for (const text of [toCustomer, toFlorist]) expect(text).toMatch(/PAYMENT\s+Pay on collection/);
    expect(toFlorist).toMatch(/COLLECTION\s+Collection.*\s+Collected by\s+Ann Lee/i);
    expect(toFlorist).not.toMatch(/Deliver to/i);
  });
});
