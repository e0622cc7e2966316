import { planWorkshop } from '../../backend/seed/loading/gather-product';
import type { SeedOption, SeedProduct } from '../../backend/seed/seed-shapes';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const FIRST: SeedOption = { kind: 'date', title: 'First delivery', required: true, pence: 0 };
const OFTEN: SeedOption = {
  kind: 'radio',
  title: 'How often',
  required: true,
  values: [
    { title: 'Every week', pence: 0, sku: 'EVERY-WEEK' },
    { title: 'Once a month', pence: 0, sku: 'EVERY-MONTH' },
  ],
};
const MONTHS: Readonly<Record<number, string>> = { 1: 'January', 10: 'October', 11: 'November', 12: 'December' };
const EVENING = { weekday: 4, hours: '6.30 pm to 8.30 pm', place: 'at the long table' };

const [VASE] = SMALL_SEED.products.filter(({ sku }) => sku === 'VASE');
if (VASE?.type !== 'simple') throw new Error('The small seed has no vase.');
const more: readonly SeedProduct[] = [
  { ...VASE, sku: 'TIED', name: 'Tied Posy', urlKey: 'tied-posy', stock: null, maxQuantity: 20, position: 20 },
  {
    ...VASE,
    sku: 'WEEKLY',
    name: 'Four Bunches',
    urlKey: 'four-bunches',
    stock: null,
    options: [FIRST, OFTEN],
    subscription: { deliveries: 4 },
    position: 21,
  },
  { ...VASE, type: 'virtual', sku: 'EVENING', name: 'Evening', urlKey: 'evening', workshop: EVENING, position: 22 },
  ...['12-03', '11-05'].map(
    (from, at) =>
      ({
        ...VASE,
        type: 'virtual',
        sku: `LATER-${at}`,
        name: from,
        urlKey: `later-${at}`,
        workshop: { ...EVENING, from },
        position: 23 + at,
      }) as const,
  ),
];

describe('the day of a workshop', () => {
  const plan = (now: string, from?: string) =>
    planWorkshop({ ...EVENING, ...(from !== undefined && { from }) }, Date.parse(now)).day;

  test('is on its weekday, at least ten days ahead', () => {
    expect(plan('2026-10-05T09:00:00Z')).toBe('2026-10-15');
    expect(plan('2026-10-06T09:00:00Z')).toBe('2026-10-22');
  });

  test('follows its day of the year, the next year if that has passed', () => {
    expect(plan('2026-10-05T09:00:00Z', '12-03')).toBe('2026-12-03');
    expect(plan('2026-12-01T09:00:00Z', '12-03')).toBe('2027-12-09');
  });
});

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop({ now: () => now }, { ...SMALL_SEED, products: [...SMALL_SEED.products, ...more] });
  });
  afterAll(() => shop.stop());
  beforeEach(() => {
    now = MONDAY_MORNING;
  });

  async function admin(...words: string[]): Promise<string> {
    const database = shop.connect();
    const answer = await runAdminCommand({ database, now }, words);
    await database.destroy();
    return answer.ok ? answer.value : answer.reason;
  }

  async function checkOutVirtual(shopper: Shopper): Promise<void> {
    await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' });
    await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
  }

  test('refuses a quantity above the largest of a product, over all its lines, with the telephone number', async () => {
    const shopper = await Shopper.enter(shop);
    const refused = await shopper.add({ sku: 'TIED', quantity: 10_000 });
    expect(refused.body.data.addProductsToCart.user_errors).toEqual([
      {
        code: 'UNDEFINED',
        message: 'We take orders for up to 20 of “Tied Posy” here. For more, please call us on 01632 960 417.',
      },
    ]);
    const { body } = await shopper.add({ sku: 'TIED', quantity: 20 });
    expect(body.data.addProductsToCart.user_errors).toEqual([]);
    const { uid } = body.data.addProductsToCart.cart.items[0];
    const changed = await shopper.change('updateCartItems', { cart_items: [{ cart_item_uid: uid, quantity: 21 }] });
    expect(changed.body.errors[0].message).toContain('please call us');
    const { products } = await shop.data('{ products(filter: { sku: { eq: "TIED" } }) { items { max_sale_qty } } }');
    expect(products.items).toEqual([{ max_sale_qty: 20 }]);
  });

  test('counts the lines of a product together for its largest quantity', async () => {
    await admin('product', 'POSY', '--most', '3');
    const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'POSY')];
    const errors = async (wrapping: string, quantity: number) => {
      const { body } = await shopper.add({
        sku: 'POSY',
        quantity,
        selected_options: [uids[`Wrapping/${wrapping}`] ?? ''],
        entered_options: [{ uid: uids['Delivery date'] ?? '', value: '2026-10-07 00:00:00' }],
      });
      return body.data.addProductsToCart.user_errors;
    };
    expect(await errors('Paper', 2)).toEqual([]);
    expect(await errors('Linen', 2)).toMatchObject([{ message: expect.stringContaining('up to 3') }]);
    expect(await errors('Linen', 1)).toEqual([]);
    await admin('product', 'POSY', '--most', 'any');
  });

  test('takes the largest quantity from the florist', async () => {
    expect(await admin('product', 'TIED', '--most', '3')).toMatch(/TIED .* 3$/m);
    const shopper = await Shopper.enter(shop);
    const { body } = await shopper.add({ sku: 'TIED', quantity: 4 });
    expect(body.data.addProductsToCart.user_errors[0].message).toContain('up to 3');
    expect(await admin('product', 'TIED', '--most', 'few')).toContain('whole number or any');
    await admin('product', 'TIED', '--most', 'any');
    const more = await shopper.add({ sku: 'TIED', quantity: 400 });
    expect(more.body.data.addProductsToCart.user_errors).toEqual([]);
    await admin('product', 'TIED', '--most', '20');
  });

  test.each([
    ['Every week', ['14 October', '21 October', '28 October']],
    ['Once a month', ['7 November', '7 December', '7 January']],
  ])('stores the days of a subscription, %s, in one order with one delivery address', async (often, days) => {
    const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'WEEKLY')];
    await shopper.add({
      sku: 'WEEKLY',
      quantity: 1,
      selected_options: [uids[`How often/${often}`] ?? ''],
      entered_options: [{ uid: uids['First delivery'] ?? '', value: '2026-10-07 00:00:00' }],
    });
    const { items } = (await shopper.look()).body.data.cart;
    const label = items[0].customizable_options[0].values[0].label;
    await shopper.checkOut('cashondelivery');
    const { body } = await shopper.order();
    expect(body.errors).toBeUndefined();
    const inWords = label
      .split(', ')
      .map((day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7))]}`);
    expect(inWords).toEqual(['7 October', ...days]);
    const order = await admin('order', body.data.placeOrder.order.order_number);
    expect(order).toContain('First delivery: Wednesday 7 October 2026');
    days.forEach((day, index) => {
      expect(order).toMatch(new RegExp(`Delivery ${index + 2} of 4: \\w+ ${day} 202[67]`));
    });
    expect(order).not.toContain('Delivery 5');
    now = Date.parse('2026-10-07T23:30:00Z');
    const number = body.data.placeOrder.order.order_number;
    const next = often === 'Every week' ? '2026-10-14' : '2026-11-07';
    expect(await admin('orders')).toMatch(new RegExp(`^${number} +${next} \\(2 of 4\\) `, 'm'));
    expect(order).toMatch(/DELIVER TO\s+Ann Lee/);
  });

  test('lists workshops in the order of their days, and other products as the shop has them', async () => {
    const list = '{ products(filter: { sku: { in: ["LATER-0", "LATER-1", "EVENING"] } }) { items { sku } } }';
    const { items } = (await shop.data(list)).products;
    expect(items.map(({ sku }: { sku: string }) => sku)).toEqual(['EVENING', 'LATER-1', 'LATER-0']);
    const others = '{ products(filter: { sku: { in: ["TIED", "WEEKLY"] } }) { items { sku } } }';
    expect((await shop.data(others)).products.items[0].sku).toBe('WEEKLY');
  });

  test('says when a workshop is, stores it with the order, and books nothing once its day has come', async () => {
    const evening = async () => {
      const fields = 'short_description { html } stock_status only_x_left_in_stock';
      return (await shop.data(`{ products(filter: { sku: { eq: "EVENING" } }) { items { ${fields} } } }`)).products;
    };
    expect((await evening()).items[0]).toEqual({
      short_description: { html: 'Thursday 15 October 2026, 6.30 pm to 8.30 pm. Short.' },
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: 3,
    });
    const [shopper, late] = [await Shopper.enter(shop), await Shopper.enter(shop)];
    await late.add({ sku: 'EVENING', quantity: 1 });
    await shopper.add({ sku: 'EVENING', quantity: 1 });
    const options = 'customizable_options { label values { label value } }';
    const query = `query ($id: String!) { cart(cart_id: $id) { items { ... on VirtualCartItem { ${options} } } } }`;
    expect((await shop.data(query, { id: shopper.cartId })).cart.items).toEqual([
      {
        customizable_options: [
          { label: 'When', values: [{ label: 'Thursday 15 October 2026, 6.30 pm to 8.30 pm', value: '' }] },
        ],
      },
    ]);
    await checkOutVirtual(shopper);
    await checkOutVirtual(late);
    const { body } = await shopper.order();
    const order = await admin('order', body.data.placeOrder.order.order_number);
    expect(order).toContain('When: Thursday 15 October 2026, 6.30 pm to 8.30 pm');
    expect(order).toContain('Where: at the long table');
    const database = shop.connect();
    const emails = await database
      .selectFrom('outbox')
      .select('text')
      .where('reference', '=', `order-${body.data.placeOrder.order.order_number}-customer`)
      .execute();
    await database.destroy();
    expect(emails[0]?.text).toMatch(/Where: at the long table[^]*Please come ten minutes early, as we start on time\./);
    now = Date.parse('2026-10-14T22:59:00Z');
    expect((await evening()).items[0]).toMatchObject({ stock_status: 'IN_STOCK', only_x_left_in_stock: 2 });
    now = Date.parse('2026-10-15T08:00:00Z');
    expect((await evening()).items[0]).toMatchObject({ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0 });
    const refused = await (await Shopper.enter(shop)).add({ sku: 'EVENING', quantity: 1 });
    expect(refused.body.data.addProductsToCart.user_errors[0]).toMatchObject({ code: 'NOT_SALABLE' });
    expect((await late.order()).body.errors[0].message).toContain('cannot be booked any more');
  });
});
