import { expirePayments } from '../../backend/commerce/order/finish-payment';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { accountShop, Customer, refusalOf, UNAUTHORISED } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop, ORDER_EMAILS } from './running-shop';
import { ADDRESS, optionUids, Shopper, type WireLine } from './shopper';

const MONEY = '{ value currency }';
const TAXES = `taxes { title rate amount ${MONEY} }`;
const ORDER = `id number order_date status grand_total shipping_method
  comments { message timestamp } invoices { id } shipments { id }
  payment_methods { name type additional_data { name value } }
  total {
    base_grand_total ${MONEY} grand_total ${MONEY} subtotal ${MONEY} total_tax ${MONEY} total_shipping ${MONEY}
    discounts { label amount ${MONEY} } ${TAXES}
    shipping_handling {
      total_amount ${MONEY} amount_excluding_tax ${MONEY} amount_including_tax ${MONEY} discounts { amount ${MONEY} } ${TAXES}
    }
  }
  items {
    __typename id product_sku product_name product_type product_url_key product_sale_price ${MONEY} status
    quantity_ordered quantity_invoiced quantity_shipped quantity_canceled quantity_refunded quantity_returned
    selected_options { label value } entered_options { label value } discounts { label amount ${MONEY} }
  }
  shipping_address { prefix firstname lastname suffix street city region postcode country_code telephone }
  billing_address { firstname city }`;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now, practiceBank: true }));
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(async () => {
    now = MONDAY_MORNING;
    await database.updateTable('products').set({ stock: 3 }).where('sku', '=', 'VASE').execute();
  });

  const ordersOf = async (who: Customer, variables: object = {}) =>
    (
      await who.data(
        `query ($page: Int = 1, $size: Int = 10, $filter: CustomerOrdersFilterInput = {}) {
          customer { orders(currentPage: $page, pageSize: $size, filter: $filter) {
            total_count page_info { current_page page_size total_pages } items { ${ORDER} } } } }`,
        variables,
      )
    ).customer.orders;

  async function order(who: Customer, lines: readonly WireLine[], coupon?: string, headers = {}): Promise<string> {
    const shopper = await Shopper.enter(shop, { ...who.headers, ...headers });
    await shopper.add(...lines);
    if (coupon !== undefined) await shopper.change('applyCouponToCart', { coupon_code: coupon });
    await shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] });
    await shopper.change('setShippingMethodsOnCart', {
      shipping_methods: [{ carrier_code: 'courier', method_code: 'tracked' }],
    });
    await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
    // A transfer in euros takes too long.
    const code = 'Content-Currency' in headers ? 'bankpage' : 'banktransfer';
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code } });
    const { body } = await shopper.order();
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data.placeOrder.order.order_number;
  }

  test('the next delivery is the earliest day of an order that is not over', async () => {
    const uids = await optionUids(shop, 'POSY');
    const ann = await Customer.join(shop);
    const posy = (day: string): WireLine => ({
      sku: 'POSY',
      quantity: 1,
      selected_options: [uids['Wrapping/Linen'] ?? ''],
      entered_options: [{ uid: uids['Delivery date'] ?? '', value: `${day} 00:00:00` }],
    });
    const due = async (who = ann) =>
      (await who.data('{ customer { next_delivery { order_number day is_collected } } }')).customer.next_delivery;
    expect(await due()).toBeNull();
    const later = await order(ann, [posy('2026-10-09')]);
    const sooner = await order(ann, [posy('2026-10-07')]);
    expect(await due()).toEqual({ order_number: sooner, day: '2026-10-07', is_collected: false });
    expect(await due(await Customer.join(shop))).toBeNull();
    await database.updateTable('orders').set({ status: 'Canceled' }).where('number', '=', sooner).execute();
    expect(await due()).toEqual({ order_number: later, day: '2026-10-09', is_collected: false });
    now += 5 * 86_400_000;
    expect(await due(await Customer.enter(shop, ann.email))).toBeNull();
  });

  test('S7-34, S3-67, S1-12 returns an order as it was placed', async () => {
    const uids = await optionUids(shop, 'POSY');
    const ann = await Customer.join(shop);
    const number = await order(
      ann,
      [
        {
          sku: 'POSY',
          quantity: 2,
          selected_options: [uids['Wrapping/Linen'] ?? ''],
          entered_options: [
            { uid: uids['Delivery date'] ?? '', value: '2026-10-07 00:00:00' },
            { uid: uids['Card message'] ?? '', value: 'With love' },
          ],
        },
        { sku: 'CLASS', quantity: 1 },
        { sku: 'ROSE-L-RED', parent_sku: 'ROSE', quantity: 1 },
      ],
      'TEN',
    );
    const { total_count, items } = await ordersOf(ann);
    expect(total_count).toBe(1);
    const gbp = (value: number) => ({ value, currency: 'GBP' });
    // 2 × (20.00 + card 1.00 + linen 3.50) + 45.00 + 50.00 = 144.00, less a tenth, and 7.95 for the courier
    expect(items[0]).toMatchObject({
      number,
      order_date: '2026-10-05 09:00:00',
      status: 'Pending',
      grand_total: 137.55,
      shipping_method: 'Courier - Boxed and tracked',
      comments: [],
      invoices: [],
      shipments: [],
      payment_methods: [
        {
          name: 'Bank transfer',
          type: 'banktransfer',
          additional_data: [
            { name: 'Account name', value: 'Posy Flowers Ltd' },
            { name: 'Sort code', value: '12-34-56' },
            { name: 'Account number', value: '12345678' },
            { name: 'Reference', value: number },
            { name: 'Pay by', value: 'noon on Monday 5 October 2026' },
          ],
        },
      ],
      total: {
        base_grand_total: gbp(137.55),
        grand_total: gbp(137.55),
        subtotal: gbp(144),
        discounts: [{ label: '10% off', amount: gbp(14.4) }],
        total_shipping: gbp(7.95),
        shipping_handling: { total_amount: gbp(7.95), amount_including_tax: gbp(7.95), discounts: [] },
      },
      shipping_address: { firstname: 'Ann', prefix: null, street: ['1 High Street', 'Flat 2'], country_code: 'GB' },
      billing_address: { firstname: 'Ann', city: 'Chichester' },
    });
    const { total } = items[0];
    expect(total.taxes).toEqual([{ title: 'VAT 20%', rate: 20, amount: total.total_tax }]);
    expect(total.shipping_handling.taxes).toEqual([{ title: 'VAT 20%', rate: 20, amount: gbp(1.33) }]);
    expect(total.shipping_handling.amount_excluding_tax).toEqual(gbp(6.62));
    expect(items[0].items).toMatchObject([
      {
        __typename: 'OrderItem',
        product_sku: 'POSY',
        product_name: 'Custom Posy',
        product_type: 'simple',
        product_url_key: 'custom-posy',
        product_sale_price: gbp(24.5),
        status: 'Ordered',
        quantity_ordered: 2,
        quantity_invoiced: 0,
        quantity_canceled: 0,
        selected_options: [{ label: 'Wrapping', value: 'Linen' }],
        entered_options: [{ label: 'Delivery date' }, { label: 'Card message', value: 'With love' }],
        discounts: [{ label: '10% off', amount: gbp(4.9) }],
      },
      { product_sku: 'CLASS', product_type: 'virtual' },
      {
        product_sku: 'ROSE-L-RED',
        product_type: 'configurable',
        selected_options: [
          { label: 'Size', value: 'Large' },
          { label: 'Colour', value: 'Red' },
        ],
      },
    ]);
  });

  test('returns an order in the currency in which it was placed', async () => {
    const ann = await Customer.join(shop);
    await order(ann, [{ sku: 'VASE', quantity: 1 }], undefined, { 'Content-Currency': 'EUR' });
    const [placed] = (await ordersOf(ann)).items;
    expect(placed.total).toMatchObject({
      grand_total: { value: 32.69, currency: 'EUR' },
      base_grand_total: { value: 27.94, currency: 'GBP' },
    });
    expect(placed.grand_total).toBe(32.69);
  });

  test('an order of which nothing is shipped has no delivery', async () => {
    const ann = await Customer.join(shop);
    await order(ann, [{ sku: 'CLASS', quantity: 1 }]);
    const [placed] = (await ordersOf(ann)).items;
    expect(placed).toMatchObject({ shipping_method: null, shipping_address: null, grand_total: 45 });
  });

  test('returns pages, the newest order first, and finds an order by its number', async () => {
    const ann = await Customer.join(shop);
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) numbers.unshift(await order(ann, [{ sku: 'CLASS', quantity: 1 }]));
    const numbersOf = (page: { items: { number: string }[] }) => page.items.map((one) => one.number);
    const first = await ordersOf(ann, { size: 2 });
    expect(numbersOf(first)).toEqual(numbers.slice(0, 2));
    expect(first).toMatchObject({ total_count: 3, page_info: { current_page: 1, page_size: 2, total_pages: 2 } });
    expect(numbersOf(await ordersOf(ann, { size: 2, page: 2 }))).toEqual(numbers.slice(2));
    expect(numbersOf(await ordersOf(ann, { size: 2, page: 3 }))).toEqual([]);
    const [newest = '', , oldest = ''] = numbers;
    expect(numbersOf(await ordersOf(ann, { filter: { number: { eq: oldest } } }))).toEqual([oldest]);
    expect(numbersOf(await ordersOf(ann, { filter: { number: { in: [oldest, newest, 'x'] } } }))).toEqual([
      newest,
      oldest,
    ]);
    expect(numbersOf(await ordersOf(ann, { filter: { number: { in: [] } } }))).toEqual([]);
    expect(numbersOf(await ordersOf(ann, { filter: { number: { match: newest.slice(-4) } } }))).toEqual([newest]);
    expect(numbersOf(await ordersOf(ann, { filter: { number: { match: '%00' } } }))).toEqual([]);
    const refusal = async (variables: string) =>
      refusalOf(await ann.request(`{ customer { orders(${variables}) { total_count } } }`));
    expect(await refusal('filter: { number: { match: "00" } }')).toEqual({
      category: 'graphql-input',
      message: 'Invalid match filter. Minimum length is 3.',
    });
    expect(await refusal('pageSize: 0')).toMatchObject({ category: 'graphql-input' });
    expect(await refusal('currentPage: 0')).toMatchObject({ category: 'graphql-input' });
  });

  test('hides orders of other customers and of guests with the same address', async () => {
    // One joined before the customer of the order, one after.
    const [eve, ann, ben] = [await Customer.join(shop), await Customer.join(shop), await Customer.join(shop)];
    const number = await order(ann, [{ sku: 'CLASS', quantity: 1 }]);
    const guest = await Shopper.enter(shop);
    await guest.add({ sku: 'CLASS', quantity: 1 });
    await guest.change('setGuestEmailOnCart', { email: ben.email });
    await guest.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
    await guest.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
    await guest.order();
    for (const other of [eve, ben]) {
      expect(await ordersOf(other)).toMatchObject({ total_count: 0, items: [] });
      for (const filter of [{ number: { eq: number } }, { number: { match: number } }])
        expect(await ordersOf(other, { filter })).toMatchObject({ total_count: 0, items: [] });
    }
    expect(refusalOf(await shop.request('{ customer { orders { total_count } } }'))).toEqual(UNAUTHORISED);
  });

  describe('an unpaid order', () => {
    async function sentToTheBank(ann: Customer): Promise<Shopper> {
      const shopper = await Shopper.enter(shop, ann.headers);
      await shopper.add({ sku: 'VASE', quantity: 2 });
      await shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] });
      await shopper.change('setShippingMethodsOnCart', {
        shipping_methods: [{ carrier_code: 'courier', method_code: 'tracked' }],
      });
      await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
      await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'bankpage' } });
      expect((await shopper.order()).body.errors).toBeUndefined();
      return shopper;
    }
    const giveUp = () => expirePayments(database, ORDER_EMAILS, MONDAY_MORNING + 3_600_000);
    const customerCart = async (who: Customer) =>
      (await who.data('{ customerCart { id items { quantity product { sku } } } }')).customerCart;

    test("is shown as cancelled, and its cart is the customer's again", async () => {
      const ann = await Customer.join(shop);
      const shopper = await sentToTheBank(ann);
      await giveUp();
      expect((await ordersOf(ann)).items).toMatchObject([
        { status: 'Canceled', items: [{ status: 'Canceled', quantity_canceled: 2 }] },
      ]);
      expect(await customerCart(ann)).toMatchObject({ id: shopper.cartId, items: [{ quantity: 2 }] });
    });

    test('moves its lines into a cart that was started meanwhile', async () => {
      const ann = await Customer.join(shop);
      const shopper = await sentToTheBank(ann);
      const next = await Shopper.enter(shop, ann.headers);
      await next.add({ sku: 'CLASS', quantity: 1 });
      await giveUp();
      expect(next.cartId).not.toBe(shopper.cartId);
      expect(await customerCart(ann)).toMatchObject({
        id: next.cartId,
        items: expect.arrayContaining([
          { quantity: 1, product: { sku: 'CLASS' } },
          { quantity: 2, product: { sku: 'VASE' } },
        ]),
      });
    });
  });
});
