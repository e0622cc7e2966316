import type { ShopSeed } from '../../backend/seed/load';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const [VASE, HAMPER] = ['VASE', 'HAMPER'].map((wanted) => SMALL_SEED.products.find(({ sku }) => sku === wanted));
if (VASE?.type !== 'simple' || HAMPER?.type !== 'bundle') throw new Error('The small seed has no vase or no hamper.');
const DAY = { kind: 'date', title: 'Delivery date', required: true, pence: 0 } as const;
const PARTS = ['QUICK', 'SLOW', 'FRAGILE'] as const;
const part = (sku: string, leadDays: number, courier: 'home' | 'never' | 'abroad') =>
  ({ ...VASE, sku, name: sku, urlKey: sku.toLowerCase(), stock: null, leadDays, courier }) as const;
/** A set ready at once that may travel anywhere, of things that need three days or must not travel. */
const SEED: ShopSeed = {
  ...SMALL_SEED,
  products: [
    ...SMALL_SEED.products,
    part('QUICK', 0, 'abroad'),
    part('SLOW', 3, 'home'),
    part('FRAGILE', 0, 'never'),
    {
      ...HAMPER,
      sku: 'SET',
      name: 'Set',
      urlKey: 'set',
      leadDays: 0,
      courier: 'abroad',
      options: [DAY],
      items: [
        {
          title: 'What',
          kind: 'radio',
          required: true,
          choices: PARTS.map((sku) => ({ sku, quantity: 1, isDefault: sku === 'QUICK', canChangeQuantity: false })),
        },
      ],
    },
  ],
};

onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop({}, SEED);
  });
  afterAll(() => shop.stop());

  async function setFor(day: string) {
    const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'SET')];
    const entered_options = [{ uid: uids['Delivery date'] ?? '', value: `${day} 00:00:00` }];
    const { body } = await shopper.add({ sku: 'SET', quantity: 1, entered_options });
    return { shopper, errors: body.data.addProductsToCart.user_errors };
  }

  test('a bundle is ready when the slowest of its parts is, on its page and in the cart', async () => {
    const { products } = await shop.data(`{ products(filter: { sku: { eq: "SET" } }) { items {
      ... on CustomizableProductInterface { options { ... on CustomizableDateOption { value { sku } } } } } } }`);
    expect(products.items[0].options).toEqual([{ value: { sku: 'LEAD-3-VAN' } }]);
    const [soon, later] = [await setFor('2026-10-07'), await setFor('2026-10-08')];
    expect(soon.errors).toEqual([{ code: 'UNDEFINED', message: expect.stringContaining('Thursday 8 October 2026') }]);
    expect(later.errors).toEqual([]);
  });

  test('a bundle goes by courier only where all of its parts do', async () => {
    const { shopper } = await setFor('2026-10-16');
    const { body } = await shopper.change('setShippingAddressesOnCart', {
      shipping_addresses: [{ address: { ...ADDRESS, postcode: 'IV1 1AA', city: 'Inverness' } }],
    });
    const [address] = body.data.setShippingAddressesOnCart.cart.shipping_addresses;
    const courier = address.available_shipping_methods.find(
      ({ carrier_code }: { carrier_code: string }) => carrier_code === 'courier',
    );
    expect([courier.available, courier.error_message]).toEqual([false, expect.stringContaining('Set')]);
  });

  test('the day of a bundle is in its emails', async () => {
    const { shopper } = await setFor('2026-10-09');
    await shopper.checkOut('cashondelivery');
    const number: string = (await shopper.order()).body.data.placeOrder.order.order_number;
    const database = shop.connect();
    const emails = await database
      .selectFrom('outbox')
      .select('text')
      .where('reference', 'like', `order-${number}-%`)
      .execute();
    await database.destroy();
    expect(emails.map(({ text }) => text)).toEqual(
      Array(2).fill(expect.stringMatching(/What: 1 × QUICK[^]*Delivery date: Friday 9 October 2026/)),
    );
    for (const { text } of emails) expect(text).toMatch(/(?<!Delivery: )Local delivery – By our own van, to the door/);
  });
});
