import { refusalOf } from './account';
import { openShop, type RunningShop } from './running-shop';
import { optionUids, Shopper, type WireLine } from './shopper';

let shop: RunningShop;
let uids: Record<string, string>;

beforeAll(async () => {
  shop = await openShop();
  uids = await optionUids(shop, 'POSY');
});
afterAll(() => shop.stop());

const uid = (title: string): string => {
  const found = uids[title];
  if (found === undefined) throw new Error(`The test shop has no option ${title}.`);
  return found;
};

/** A posy with all required options. */
const posy = (more: Partial<WireLine> = {}): WireLine => ({
  sku: 'POSY',
  quantity: 1,
  selected_options: [uid('Wrapping/Paper')],
  entered_options: [{ uid: uid('Delivery date'), value: '2026-10-07 00:00:00' }],
  ...more,
});

const ROSE: WireLine = { sku: 'ROSE-L-RED', parent_sku: 'ROSE', quantity: 1 };
const errorsOf = async (line: WireLine) =>
  (await (await Shopper.enter(shop)).add(line)).body.data.addProductsToCart.user_errors;
const cartOf = (answer: { body: { data: Record<string, { cart: unknown }> } }, name: string) =>
  answer.body.data[name]?.cart;

describe('adding to a cart', () => {
  test('S7-41, S7-35, S7-36 creates a cart with an id of 32 letters and digits and adds products to it', async () => {
    const shopper = await Shopper.enter(shop);
    expect(shopper.cartId).toMatch(/^[A-Za-z0-9]{32}$/);
    const { cart, user_errors } = (await shopper.add({ sku: 'VASE', quantity: 2 })).body.data.addProductsToCart;
    expect(user_errors).toEqual([]);
    expect(cart).toMatchObject({
      total_quantity: 2,
      is_virtual: false,
      applied_coupons: null,
      items: [{ __typename: 'SimpleCartItem', product: { sku: 'VASE' }, quantity: 2 }],
      prices: {
        grand_total: { value: 39.98, currency: 'GBP' },
        discounts: null,
        applied_taxes: [{ label: 'VAT 20%', amount: { value: 6.66 } }],
      },
    });
  });

  test("S5-14 adds a variant by its own sku and its parent's as a configurable line", async () => {
    const { cart } = (await (await Shopper.enter(shop)).add(ROSE)).body.data.addProductsToCart;
    expect(cart.items).toMatchObject([
      {
        __typename: 'ConfigurableCartItem',
        product: { sku: 'ROSE' },
        configured_variant: { sku: 'ROSE-L-RED' },
        configurable_options: [
          { option_label: 'Size', value_label: 'Large' },
          { option_label: 'Colour', value_label: 'Red' },
        ],
        prices: { row_total_including_tax: { value: 50 } },
      },
    ]);
  });

  test("requires option values for a configurable sku and merges the line with its variant's", async () => {
    const { products } = await shop.data(
      '{ products(filter: { sku: { eq: "ROSE" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }',
    );
    const values = products.items[0].configurable_options.flatMap(
      (one: { values: { uid: string; label: string }[] }) => one.values,
    );
    const pick = (label: string): string => values.find((value: { label: string }) => value.label === label).uid;
    const shopper = await Shopper.enter(shop);
    await shopper.add(ROSE);
    const { cart } = (await shopper.add({ sku: 'ROSE', quantity: 1, selected_options: [pick('Large'), pick('Red')] }))
      .body.data.addProductsToCart;
    expect(cart.items).toMatchObject([{ quantity: 2 }]);
    expect(await errorsOf({ sku: 'ROSE', quantity: 1 })).toEqual([
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    ]);
    expect(
      await errorsOf({ sku: 'ROSE', quantity: 1, selected_options: [pick('Small'), pick('White')] }),
    ).toMatchObject([{ code: 'NOT_SALABLE' }]);
  });

  test('S3-34 returns the selected options as sent and adds their prices', async () => {
    const shopper = await Shopper.enter(shop);
    const { cart, user_errors } = (
      await shopper.add(
        posy({
          selected_options: [uid('Wrapping/Linen'), uid('Vase/Large vase'), uid('Extras/Fuller'), uid('Extras/Candle')],
          entered_options: [
            { uid: uid('Delivery date'), value: '2026-10-07 00:00:00' },
            { uid: uid('Card message'), value: 'With love,\r\nAnn' },
            { uid: uid('Ribbon'), value: 'To Mum' },
          ],
        }),
      )
    ).body.data.addProductsToCart;
    expect(user_errors).toEqual([]);
    // 20.00 + card 1.00 + ribbon 10% 2.00 + vase 9.00 + linen 3.50 + fuller 20% 4.00 + candle 2.50
    expect(cart.prices.grand_total.value).toBe(42);
    const answers = cart.items[0].customizable_options;
    expect(answers.map((one: { label: string; type: string }) => `${one.label}: ${one.type}`)).toEqual([
      'Delivery date: date',
      'Card message: area',
      'Ribbon: field',
      'Vase: drop_down',
      'Wrapping: radio',
      'Extras: checkbox',
    ]);
    expect(answers[0].values[0]).toMatchObject({
      customizable_option_value_uid: uid('Delivery date'),
      value: '2026-10-07 00:00:00',
    });
    expect(answers[1].values[0]).toMatchObject({
      value: 'With love,\nAnn',
      price: { type: 'FIXED', units: '£', value: 1 },
    });
    expect(answers[5].values).toMatchObject([
      {
        label: 'Fuller',
        customizable_option_value_uid: uid('Extras/Fuller'),
        price: { type: 'PERCENT', units: '%', value: 20 },
      },
      { label: 'Candle' },
    ]);
  });

  test.each([
    ['a required date is missing', { entered_options: [] }, '“Delivery date” is required.'],
    ['a required choice is missing', { selected_options: [] }, '“Wrapping” is required.'],
    [
      'two values for a single choice',
      { selected_options: ['Wrapping/Paper', 'Wrapping/Linen'] },
      '“Wrapping” takes only one choice.',
    ],
    [
      'an unknown uid',
      { selected_options: ['Wrapping/Paper', 'bm9wZQ=='] },
      '“Custom Posy” does not offer one of the chosen options.',
    ],
    [
      'an invalid date',
      { entered_options: ['Delivery date=2026-02-30 00:00:00'] },
      '“Delivery date” must be a day on the calendar, such as 2026-10-07.',
    ],
    [
      'a date too soon',
      { entered_options: ['Delivery date=2026-10-05 00:00:00'] },
      '“Delivery date” is too soon. The earliest day we can offer is Tuesday 6 October 2026.',
    ],
    [
      'a Sunday',
      { entered_options: ['Delivery date=2026-10-11 00:00:00'] },
      'We are closed on the day chosen for “Delivery date”. The nearest days we can offer are Saturday 10 October 2026 and Monday 12 October 2026.',
    ],
    [
      'a date too far ahead',
      { entered_options: ['Delivery date=2027-10-11 00:00:00'] },
      '“Delivery date” is too far ahead: the latest day we can offer is Saturday 2 January 2027.',
    ],
    [
      'a text too long',
      { entered_options: ['Delivery date=2026-10-07', 'Card message=123456789012345678901'] },
      '“Card message” takes at most 20 characters.',
    ],
    [
      'two lines on a ribbon',
      { entered_options: ['Delivery date=2026-10-07', 'Ribbon=To\nMum'] },
      '“Ribbon” is a single line.',
    ],
  ])('S3-28 %s: refuses it with a message and leaves the cart unchanged', async (_title, more, message) => {
    const shopper = await Shopper.enter(shop);
    await shopper.add(ROSE);
    const line = posy({
      ...('selected_options' in more
        ? { selected_options: more.selected_options.map((name) => uids[name] ?? name) }
        : {}),
      ...('entered_options' in more
        ? {
            entered_options: more.entered_options.map((entry) => {
              const [title = '', ...value] = entry.split('=');
              return { uid: uid(title), value: value.join('=') };
            }),
          }
        : {}),
    });
    const { cart, user_errors } = (await shopper.add(line)).body.data.addProductsToCart;
    expect(user_errors).toEqual([{ code: 'UNDEFINED', message }]);
    expect(cart.items).toHaveLength(1);
  });

  test('counts twenty characters as twenty, whatever the line breaks and emoji', async () => {
    const entered = (value: string) => [
      { uid: uid('Delivery date'), value: '2026-10-07' },
      { uid: uid('Card message'), value },
    ];
    expect(await errorsOf(posy({ entered_options: entered('1234567890\r\n123456789') }))).toEqual([]);
    expect(await errorsOf(posy({ entered_options: entered('🌷'.repeat(20)) }))).toEqual([]);
  });

  test('S5-16 counts the stock of the chosen variant', async () => {
    const small = { sku: 'ROSE-S-RED', parent_sku: 'ROSE' };
    expect(await errorsOf({ ...small, quantity: 5 })).toEqual([]);
    expect(await errorsOf({ ...small, quantity: 6 })).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  });

  test('S5-16, S4-43 reports INSUFFICIENT_STOCK for a quantity above stock over all lines together', async () => {
    expect(await errorsOf({ sku: 'VASE', quantity: 4 })).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
    ]);
    expect(await errorsOf({ sku: 'SOLD-OUT', quantity: 1 })).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' },
    ]);
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'VASE', quantity: 2 });
    const { cart, user_errors } = (await shopper.add({ sku: 'VASE', quantity: 2 })).body.data.addProductsToCart;
    expect([cart.total_quantity, user_errors[0].code]).toEqual([2, 'INSUFFICIENT_STOCK']);
    // A hamper with its default choices contains two vases.
    const hamper = (await shopper.add({ sku: 'HAMPER', quantity: 1 })).body.data.addProductsToCart;
    expect(hamper.user_errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  });

  test('S4-43 reports PRODUCT_NOT_FOUND for an unknown sku and for a wrong parent', async () => {
    expect(await errorsOf({ sku: 'NOPE', quantity: 1 })).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
    ]);
    expect(await errorsOf({ sku: 'ROSE-L-RED', parent_sku: 'VASE', quantity: 1 })).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND' },
    ]);
  });

  test('adds all of several lines or none', async () => {
    const shopper = await Shopper.enter(shop);
    const { cart, user_errors } = (
      await shopper.add({ sku: 'VASE', quantity: 1 }, { sku: 'NOPE', quantity: 1 }, { sku: 'SOLD-OUT', quantity: 1 })
    ).body.data.addProductsToCart;
    expect(cart.items).toEqual([]);
    expect(user_errors.map((error: { code: string }) => error.code)).toEqual([
      'PRODUCT_NOT_FOUND',
      'INSUFFICIENT_STOCK',
    ]);
  });

  test.each([[0], [-1], [1.5], [10_001], [1e9], [1e300]])(
    'S5-21 rejects a quantity of %d as invalid input',
    async (quantity) => {
      const shopper = await Shopper.enter(shop);
      const { status, body } = await shopper.add({ sku: 'VASE', quantity });
      expect(status).toBe(200);
      expect(body.errors[0]).toMatchObject({
        message: 'The quantity must be a whole number from 1 to 10000.',
        extensions: { category: 'graphql-input' },
      });
      expect((await shopper.look()).body.data.cart.items).toEqual([]);
    },
  );

  test('treats downloads as virtual, without a surcharge unless more links are selected', async () => {
    const shopper = await Shopper.enter(shop);
    const { cart } = (await shopper.add({ sku: 'GUIDE', quantity: 1 })).body.data.addProductsToCart;
    expect(cart).toMatchObject({
      is_virtual: true,
      items: [{ links: [{ title: 'Guide' }] }],
      prices: { grand_total: { value: 3 } },
    });
  });
});

describe('changing a cart', () => {
  test('S7-45 sets quantities and removes a line at zero', async () => {
    const shopper = await Shopper.enter(shop);
    const { cart } = (await shopper.add(ROSE)).body.data.addProductsToCart;
    const set = (quantity: number) =>
      shopper.change('updateCartItems', { cart_items: [{ cart_item_uid: cart.items[0].uid, quantity }] });
    expect(cartOf(await set(3), 'updateCartItems')).toMatchObject({
      total_quantity: 3,
      prices: { grand_total: { value: 150 } },
    });
    for (const quantity of [-1, 1.5, 10_001]) {
      const { errors } = (await set(quantity)).body;
      expect(errors[0].extensions.category).toBe('graphql-input');
    }
    expect(cartOf(await set(0), 'updateCartItems')).toMatchObject({
      items: [],
      prices: { applied_taxes: [], grand_total: { value: 0 } },
    });
  });

  test('S5-16 refuses a quantity above stock and leaves the quantity unchanged', async () => {
    const shopper = await Shopper.enter(shop);
    const { cart } = (await shopper.add({ sku: 'VASE', quantity: 1 })).body.data.addProductsToCart;
    const answer = await shopper.change('updateCartItems', {
      cart_items: [{ cart_item_uid: cart.items[0].uid, quantity: 4 }],
    });
    expect(answer.body.errors[0].message).toBe('The requested qty is not available');
    expect((await shopper.look()).body.data.cart.total_quantity).toBe(1);
  });

  test('S7-44 removes a line by its uid and does not find a line of another cart', async () => {
    const [mine, other] = [await Shopper.enter(shop), await Shopper.enter(shop)];
    const line = (await mine.add(ROSE)).body.data.addProductsToCart.cart.items[0].uid;
    await other.add(ROSE);
    const stranger = await other.change('removeItemFromCart', { cart_item_uid: line });
    expect(refusalOf(stranger)).toEqual({
      category: 'graphql-no-such-entity',
      message: "The cart doesn't contain the item",
    });
    expect(refusalOf(await mine.change('removeItemFromCart'))).toEqual({
      category: 'graphql-input',
      message: 'Required parameter "cart_item_id" is missing.',
    });
    expect(
      cartOf(await mine.change('removeItemFromCart', { cart_item_uid: line }), 'removeItemFromCart'),
    ).toMatchObject({ items: [] });
  });

  test('empties a cart, which takes other lines, and no other', async () => {
    const [mine, other] = [await Shopper.enter(shop), await Shopper.enter(shop)];
    await mine.add(ROSE);
    await mine.add({ sku: 'VASE', quantity: 1 });
    await other.add(ROSE);
    const clear = async (uid: string) =>
      (
        await shop.request(
          'mutation ($uid: ID!) { clearCart(input: { uid: $uid }) { cart { id items { uid } } errors { message } } }',
          { uid },
        )
      ).body;
    expect((await clear(mine.cartId)).data.clearCart).toEqual({ cart: { id: mine.cartId, items: [] }, errors: null });
    expect((await mine.add(ROSE)).body.data.addProductsToCart.cart.items).toHaveLength(1);
    expect((await other.look()).body.data.cart.items).toHaveLength(1);
    expect((await clear('nobody-made-this-cart')).errors[0].extensions.category).toBe('graphql-no-such-entity');
  });

  test('S7-37, S7-38, S8-15 applies a coupon, and changes nothing for an invalid code', async () => {
    const shopper = await Shopper.enter(shop);
    expect((await shopper.change('applyCouponToCart', { coupon_code: 'TEN' })).body.errors[0].message).toBe(
      'Cart does not contain products.',
    );
    await shopper.add(ROSE);
    expect(
      cartOf(await shopper.change('applyCouponToCart', { coupon_code: ' ten ' }), 'applyCouponToCart'),
    ).toMatchObject({
      applied_coupons: [{ code: 'TEN' }],
      prices: {
        discounts: [{ label: '10% off', amount: { value: 5 } }],
        grand_total: { value: 45 },
        applied_taxes: [{ amount: { value: 7.5 } }],
      },
      items: [{ prices: { total_item_discount: { value: 5 }, row_total_including_tax: { value: 50 } } }],
    });
    const wrong = (await shopper.change('applyCouponToCart', { coupon_code: 'BAD' })).body;
    expect(wrong).toMatchObject({
      data: { applyCouponToCart: null },
      errors: [
        {
          message: "The coupon code isn't valid. Verify the code and try again.",
          path: ['applyCouponToCart'],
          extensions: { category: 'graphql-no-such-entity' },
        },
      ],
    });
    expect((await shopper.look()).body.data.cart.applied_coupons).toEqual([{ code: 'TEN' }]);
    expect(cartOf(await shopper.change('removeCouponFromCart'), 'removeCouponFromCart')).toMatchObject({
      applied_coupons: null,
      prices: { discounts: null },
    });
  });

  test('S7-39 distinguishes a cart that never existed, and prices one cart in every currency', async () => {
    const { body } = await shop.request('{ cart(cart_id: "missing") { id } }');
    expect(body).toMatchObject({
      data: { cart: null },
      errors: [
        { message: 'Could not find a cart with ID "missing"', extensions: { category: 'graphql-no-such-entity' } },
      ],
    });
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'VASE', quantity: 3 });
    expect((await shopper.look({ 'Content-Currency': 'EUR' })).body.data.cart.prices.grand_total).toEqual({
      value: 70.17,
      currency: 'EUR',
    });
  });

  test('applies all of twenty concurrent changes', async () => {
    const shopper = await Shopper.enter(shop);
    await Promise.all(Array.from({ length: 20 }, () => shopper.add(ROSE)));
    expect((await shopper.look()).body.data.cart.items).toMatchObject([{ quantity: 20 }]);
  });
});
