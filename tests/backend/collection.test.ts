import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  test('the emails of an order to collect say where and when, and name no address to deliver to', async () => {
    const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'POSY')];
    const uid = (title: string) => uids[title] ?? '';
    await shopper.add({
      sku: 'POSY',
      quantity: 1,
      selected_options: [uid('Wrapping/Paper')],
      entered_options: [{ uid: uid('Delivery date'), value: '2026-10-07 00:00:00' }],
    });
    await shopper.checkOut('cashondelivery', 'collection', 'shop');
    expect((await shopper.order()).body.errors).toBeUndefined();
    const database = shop.connect();
    const emails = await database.selectFrom('outbox').select(['reference', 'text']).orderBy('reference').execute();
    await database.destroy();
    const [toCustomer = '', toFlorist = ''] = emails.map(({ text }) => text);
    expect(toCustomer).toMatch(
      /Where to collect it\s+Posy Flowers Ltd, The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ, on .*7 October/i,
    );
    expect(toCustomer).toMatch(/Collection, Collect from our shop/);
    expect(toCustomer).not.toMatch(/Deliver to|Delivery: C/i);
    for (const text of [toCustomer, toFlorist]) expect(text).toMatch(/PAYMENT\s+Pay on collection/);
    expect(toFlorist).toMatch(/Delivery\s+Collection.*\s+Collected by\s+Ann Lee/i);
    expect(toFlorist).not.toMatch(/Deliver to/i);
  });
});
