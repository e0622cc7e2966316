import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

const COURIER = { carrier_code: 'courier', method_code: 'tracked' };
const COLLECTION = { carrier_code: 'collection', method_code: 'afternoon' };
const NONE = { label: 'No UK VAT', amount: { value: 0 } };
const NO_VAT = 'No UK VAT: the goods leave the UK';
const ON_ARRIVAL = 'Customs charges and import VAT may be due on arrival.';

const JERSEY = { city: 'St Helier', postcode: 'JE2 3QA' };
const GUERNSEY = { city: 'St Peter Port', postcode: 'gy1 1aa' };
const DUBLIN = { city: 'Dublin', country_code: 'IE', region: 'Dublin', postcode: 'D02 X285' };
const PARIS = { city: 'Paris', country_code: 'FR', postcode: '75001' };
const BERLIN = { city: 'Berlin', country_code: 'DE', region: 'Berlin', postcode: '10115' };
const BELFAST = { city: 'Belfast', postcode: 'BT1 1AA' };
const DOUGLAS = { city: 'Douglas', postcode: 'IM1 1AA' };

onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop({ floristEmail: 'florist@posy.example', now: () => MONDAY_MORNING });
    const database = shop.connect();
    await database.updateTable('products').set({ stock: 100 }).where('sku', '=', 'VASE').execute();
    await database.destroy();
  });
  afterAll(() => shop.stop());

  async function withGoods(...skus: readonly string[]): Promise<Shopper> {
    const shopper = await Shopper.enter(shop);
    await shopper.add(...skus.map((sku) => ({ sku, quantity: 1 })));
    return shopper;
  }

  const send = (shopper: Shopper, place: object) =>
    shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address: { ...ADDRESS, ...place } }] });
  const bring = (shopper: Shopper, by: object) =>
    shopper.change('setShippingMethodsOnCart', { shipping_methods: [by] });
  const cartOf = async (shopper: Shopper) => (await shopper.look()).body.data.cart;
  const pence = (value: number) => Math.round(value * 100);

  async function orderTo(place: object, ...skus: readonly string[]): Promise<string> {
    const shopper = await withGoods(...skus);
    await shopper.checkOut('cashondelivery');
    await send(shopper, place);
    await bring(shopper, COURIER);
    await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
    const { body } = await shopper.order();
    expect(body.errors).toBeUndefined();
    return body.data.placeOrder.order.order_number;
  }

  async function orderOf(number: string, postcode: string) {
    const { guestOrder } = await shop.data(
      `query ($input: OrderInformationInput!) { guestOrder(input: $input) { total {
        grand_total { value } total_tax { value } taxes { title rate amount { value } }
        shipping_handling { amount_including_tax { value } amount_excluding_tax { value } taxes { title } } } } }`,
      { input: { number, email: 'ann@example.org', postcode } },
    );
    return guestOrder.total;
  }

  async function emailsAbout(number: string): Promise<readonly string[]> {
    const database = shop.connect();
    const rows = await database
      .selectFrom('outbox')
      .select(['text', 'html'])
      .where('reference', 'like', `order-${number}-%`)
      .execute();
    await database.destroy();
    return rows.flatMap(({ text, html }) => [text.replace(/\s+/g, ' '), html]);
  }

  test('before a place is known, the VAT is that of the UK', async () => {
    const { prices } = await cartOf(await withGoods('VASE'));
    expect(prices.applied_taxes).toEqual([{ label: 'VAT 20%', amount: { value: 3.33 } }]);
  });

  test.each([
    ['Jersey', JERSEY],
    ['Guernsey', GUERNSEY],
    ['Ireland', DUBLIN],
    ['France', PARIS],
    ['Germany', BERLIN],
  ])('goods sent to %s keep their price, without VAT in them and in their delivery', async (_, place) => {
    const shopper = await withGoods('VASE');
    await send(shopper, place);
    expect((await cartOf(shopper)).prices).toMatchObject({
      grand_total: { value: 19.99 },
      subtotal_excluding_tax: { value: 19.99 },
      applied_taxes: [NONE],
    });
    await bring(shopper, COURIER);
    const { prices, items, shipping_addresses } = await cartOf(shopper);
    const [{ selected_shipping_method: chosen, available_shipping_methods: offered }] = shipping_addresses;
    expect(pence(prices.grand_total.value)).toBe(1999 + pence(chosen.amount.value));
    expect(prices.applied_taxes).toEqual([NONE]);
    expect(items[0].prices).toMatchObject({ row_total: { value: 19.99 }, row_total_including_tax: { value: 19.99 } });
    expect(offered.length).toBeGreaterThan(0);
  });

  test.each([
    ['Northern Ireland', BELFAST],
    ['the Isle of Man', DOUGLAS],
    ['Chichester', {}],
  ])('goods sent to %s have UK VAT', async (_, place) => {
    const shopper = await withGoods('VASE');
    await send(shopper, place);
    await bring(shopper, COURIER);
    const { prices } = await cartOf(shopper);
    const sixth = Math.round(pence(prices.grand_total.value) / 6);
    expect(prices.applied_taxes.map(({ label }: { label: string }) => label)).toEqual(['VAT 20%']);
    expect(pence(prices.applied_taxes[0].amount.value)).toBe(sixth);
  });

  test('goods collected from the shop have UK VAT, wherever they are taken', async () => {
    const shopper = await withGoods('VASE');
    await send(shopper, JERSEY);
    await bring(shopper, COLLECTION);
    const { prices, shipping_addresses } = await cartOf(shopper);
    expect(shipping_addresses[0].selected_shipping_method).toMatchObject(COLLECTION);
    expect(prices.applied_taxes).toEqual([{ label: 'VAT 20%', amount: { value: 3.33 } }]);
  });

  test('a workshop keeps its VAT beside a vase to Jersey, and has it alone', async () => {
    const mixed = await withGoods('CLASS', 'VASE');
    await send(mixed, JERSEY);
    await bring(mixed, COURIER);
    const { prices, items } = await cartOf(mixed);
    expect(prices.applied_taxes).toEqual([{ label: 'VAT 20%', amount: { value: 7.5 } }, NONE]);
    expect(items.map((item: { prices: { row_total: { value: number } } }) => item.prices.row_total.value)).toEqual([
      37.5, 19.99,
    ]);
    const alone = await withGoods('CLASS');
    await send(alone, JERSEY);
    expect((await cartOf(alone)).prices.applied_taxes).toEqual([{ label: 'VAT 20%', amount: { value: 7.5 } }]);
  });

  test('order, emails and stored lines say so', async () => {
    const number = await orderTo(JERSEY, 'VASE');
    const total = await orderOf(number, 'JE2 3QA');
    expect(total).toMatchObject({
      total_tax: { value: 0 },
      taxes: [{ title: 'No UK VAT', rate: 0, amount: { value: 0 } }],
      shipping_handling: { taxes: [] },
    });
    expect(total.shipping_handling.amount_excluding_tax).toEqual(total.shipping_handling.amount_including_tax);
    const emails = await emailsAbout(number);
    expect(emails).toHaveLength(4);
    for (const email of emails) {
      expect(email).toContain(NO_VAT);
      expect(email).toContain(ON_ARRIVAL);
      expect(email).not.toMatch(/of which VAT/);
    }
    const database = shop.connect();
    const lines = await database
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['l.vat', 'l.vat_rate', 'o.vat as all', 'o.leaves_uk'])
      .where('o.number', '=', number)
      .execute();
    await database.destroy();
    expect(lines).toEqual([{ vat: 0, vat_rate: 0, all: 0, leaves_uk: 1 }]);
  });

  test('an order of a workshop and a vase to Jersey says both, and one to Belfast the VAT alone', async () => {
    const mixed = await orderTo(JERSEY, 'CLASS', 'VASE');
    expect(await orderOf(mixed, 'JE2 3QA')).toMatchObject({
      total_tax: { value: 7.5 },
      taxes: [
        { title: 'VAT 20%', rate: 20, amount: { value: 7.5 } },
        { title: 'No UK VAT', rate: 0, amount: { value: 0 } },
      ],
    });
    for (const email of await emailsAbout(mixed)) {
      expect(email).toMatch(/of which VAT.*£7\.50/s);
      expect(email).toContain(NO_VAT);
    }
    for (const email of await emailsAbout(await orderTo(BELFAST, 'VASE'))) {
      expect(email).toContain('of which VAT');
      expect(email).not.toContain(NO_VAT);
    }
  });

  test('tax areas are data', async () => {
    const database = shop.connect();
    const set = (has_vat: 0 | 1) =>
      database.updateTable('tax_areas').set({ has_vat }).where('postcode_area', '=', 'JE').execute();
    const shopper = await withGoods('VASE');
    await send(shopper, JERSEY);
    await set(1);
    const taxed = (await cartOf(shopper)).prices.applied_taxes;
    await set(0);
    await database.destroy();
    expect(taxed).toEqual([{ label: 'VAT 20%', amount: { value: 3.33 } }]);
    expect((await cartOf(shopper)).prices.applied_taxes).toEqual([NONE]);
  });
});
