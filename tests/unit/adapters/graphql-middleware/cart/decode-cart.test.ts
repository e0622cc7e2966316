import { toCart } from '../../../../../src/adapters/graphql-middleware/cart/decode-cart';
import { DecodingError } from '../../../../../src/adapters/graphql-middleware/wire-value';
import { aCartItemWire, aCartWire, anAddressWire, aProductWire, CONTEXT, gbp } from '../a-wire';

const read = (overrides: Parameters<typeof aCartWire>[0] = {}) => toCart(aCartWire(overrides), CONTEXT);
const pounds = (amount: number) => ({ pence: amount * 100, currency: 'GBP' });

describe('Parsing a cart', () => {
  test('S3-39 an item and its product have separate uids', () => {
    expect(read().items).toEqual([
      {
        uid: 'OTk=',
        sku: 'TULIPS',
        productUid: 'MjA=',
        productSku: 'TULIPS',
        name: 'Tulips',
        path: '/tulips.html',
        categoryPaths: [],
        picture: null,
        availability: { inStock: true, onlyLeft: null },
        quantity: 2,
        isVirtual: false,
        rowTotal: pounds(24),
        rowDiscount: pounds(0),
        attributes: [],
        answers: [],
      },
    ]);
  });

  test('the categories of an item are those of its product that have a path', () => {
    const categories = [{ url_path: 'funerals/wreaths' }, { url_path: null }];
    const items = [aCartItemWire({ product: aProductWire({ categories }) })];
    expect(read({ items }).items[0]?.categoryPaths).toEqual(['funerals/wreaths']);
  });

  test('S3-39 entities in its product’s name are decoded', () => {
    const items = [aCartItemWire({ product: aProductWire({ name: 'Rose &amp; Lily' }) })];
    expect(read({ items }).items[0]?.name).toBe('Rose & Lily');
  });

  test.each([
    ['goods for a door', { is_virtual: false, total_quantity: 2 }, { isVirtual: false, totalQuantity: 2 }],
    ['nothing for a door', { is_virtual: true, total_quantity: 1 }, { isVirtual: true, totalQuantity: 1 }],
    ['a cart that does not say', { is_virtual: null, total_quantity: null }, { isVirtual: false, totalQuantity: 0 }],
  ])('S3-31 id, items and quantity of %s, and whether it is virtual', (_what, wire, cart) => {
    expect(read({ id: 'cart-7', ...wire })).toMatchObject({ id: 'cart-7', items: [{ uid: 'OTk=' }], ...cart });
  });

  test('S3-31 a cart without an id is invalid', () => {
    expect(() => read({ id: null })).toThrow(DecodingError);
  });

  test('S3-32 empty entries among the items are dropped', () => {
    const items = [null, aCartItemWire({ uid: 'a' }), undefined, 'gone', aCartItemWire({ uid: 'b' }), null];
    expect(read({ items }).items.map(({ uid }) => uid)).toEqual(['a', 'b']);
  });

  test.each([[null], [undefined], [[]], [[null]]])('S3-32 items %j are an empty cart', (items) => {
    expect(read({ items, total_quantity: undefined })).toMatchObject({ items: [], totalQuantity: 0 });
  });

  test.each([[null], [undefined], [{}], [{ grand_total: null, discounts: null }]])(
    'prices %j have no totals, and are valid',
    (prices) => {
      expect(read({ prices }).totals).toBeNull();
    },
  );

  test('totals have every discount and the sum of the taxes; a missing subtotal is the total', () => {
    const prices = {
      grand_total: gbp(90),
      discounts: [
        { label: 'A tenth off', amount: gbp(5) },
        { label: 'Spring', amount: gbp(5) },
      ],
      applied_taxes: [{ amount: gbp(10) }, { amount: gbp(2.5) }],
    };
    expect(read({ prices }).totals).toEqual({
      total: pounds(90),
      subtotal: pounds(90),
      discounts: [
        { label: 'A tenth off', amount: pounds(5) },
        { label: 'Spring', amount: pounds(5) },
      ],
      vat: pounds(12.5),
      leavesUk: false,
    });
    expect(read({ prices: { ...prices, subtotal_including_tax: gbp(100) } }).totals?.subtotal).toEqual(pounds(100));
  });

  test("a missing currency is the visitor's", () => {
    const { totals } = toCart(aCartWire({ prices: { grand_total: { value: 24 } } }), { ...CONTEXT, currency: 'EUR' });
    expect(totals?.total).toEqual({ pence: 2400, currency: 'EUR' });
  });

  test.each([
    [null, null],
    [[], null],
    [[null], null],
    [[{ code: 'TENTH' }], 'TENTH'],
  ])('S3-35, S3-42 the coupons %j are the code %j', (applied, code) => {
    expect(read({ applied_coupons: applied }).coupon).toBe(code);
  });

  test('S3-37 the first delivery address with its shipping method and price', () => {
    const selected = {
      carrier_code: 'van',
      carrier_title: 'Our van',
      method_code: 'door',
      method_title: 'To the door',
    };
    const address = anAddressWire({ selected_shipping_method: { ...selected, amount: gbp(5) } });
    const cart = read({ shipping_addresses: [address, anAddressWire({ city: 'Bosham' })] });
    expect(cart.deliveryAddress?.city).toBe('Chichester');
    expect(cart.delivery).toEqual({
      carrier: 'van',
      deliveryMethod: 'van',
      method: 'door',
      title: 'Our van – To the door',
      price: pounds(5),
    });
  });

  test('a shipping method without titles is shown by its code', () => {
    const selected = {
      carrier_code: 'van',
      carrier_title: null,
      method_code: 'door',
      method_title: '',
      amount: gbp(0),
    };
    const cart = read({ shipping_addresses: [anAddressWire({ selected_shipping_method: selected })] });
    expect(cart.delivery).toMatchObject({ title: 'van', price: pounds(0) });
  });

  test('S3-38 the billing address, once there is one', () => {
    expect(read().billingAddress).toBeNull();
    expect(read({ billing_address: anAddressWire({ city: 'Bosham' }) }).billingAddress?.city).toBe('Bosham');
  });
});

describe('Parsing a cart item', () => {
  const item = (overrides: Parameters<typeof aCartItemWire>[0]) => read({ items: [aCartItemWire(overrides)] }).items[0];

  test("S3-39 a configured item has its variant's sku, stock and picture, and its product's name", () => {
    const configured = item({
      configurable_options: [{ option_label: 'Size', value_label: 'Large' }],
      configured_variant: {
        sku: 'TULIPS-L',
        stock_status: 'OUT_OF_STOCK',
        thumbnail: { url: 'https://storage.test/media/l.jpg', label: null },
      },
    });
    expect(configured).toMatchObject({
      sku: 'TULIPS-L',
      productUid: 'MjA=',
      name: 'Tulips',
      availability: { inStock: false, onlyLeft: null },
      picture: { url: 'https://assets.test/media/l.jpg', alt: 'Tulips' },
      attributes: [{ label: 'Size', value: 'Large', isDay: false }],
    });
  });

  test("S3-39 a variant without stock or picture has its product's", () => {
    const product = aProductWire({ only_x_left_in_stock: 3, thumbnail: { url: '/media/a.jpg', label: 'Red' } });
    expect(item({ product, configured_variant: { sku: 'TULIPS-L' } })).toMatchObject({
      sku: 'TULIPS-L',
      availability: { inStock: true, onlyLeft: 3 },
      picture: { url: '/media/a.jpg', alt: 'Red' },
    });
  });

  test('S3-39 a bundle lists how many of each were chosen', () => {
    const values = [
      { label: 'Vase', quantity: 1 },
      { label: 'Ribbon', quantity: 2 },
    ];
    expect(item({ bundle_options: [{ label: 'Extras', values }] })?.attributes).toEqual([
      { label: 'Extras', value: '1 × Vase, 2 × Ribbon', isDay: false },
    ]);
  });

  test.each([
    ['date', '2026-12-03 00:00:00', '2026-12-03', true],
    ['date', '2026-12-03', '2026-12-03', true],
    ['date', '2026-12-03 14:30:00', '2026-12-03 14:30:00', false],
    ['date', 'Dec 3, 2026', 'Dec 3, 2026', false],
    ['field', '2026-12-03 00:00:00', '2026-12-03 00:00:00', false],
    ['area', 'With love', 'With love', false],
  ])('S3-40 the answer to a %s, %j, is parsed as %j', (type, given, value, isDay) => {
    const answer = { label: 'Question', type, values: [{ label: null, value: given }] };
    expect(item({ customizable_options: [answer] })?.attributes).toEqual([{ label: 'Question', value, isDay }]);
  });

  test.each([
    ['2026-10-07, 2026-10-14', '2026-10-07 00:00:00', { value: '2026-10-07', days: ['2026-10-07', '2026-10-14'] }],
    // A day that was left open has no value, and the promised one as its label.
    ['2026-10-07', '', { value: '2026-10-07' }],
  ])('the days of a date that say %j are parsed', (label, value, parsed) => {
    const answer = { label: 'Day', type: 'date', values: [{ label, value }] };
    expect(item({ customizable_options: [answer] })?.attributes).toEqual([{ label: 'Day', isDay: true, ...parsed }]);
  });

  test('S7-46 the answers of a configurable are in a separate field', () => {
    const answer = { label: 'Question', type: 'area', values: [{ label: null, value: 'With love' }] };
    expect(item({ configurable_answers: [answer] })).toMatchObject({
      attributes: [{ label: 'Question', value: 'With love' }],
      answers: [{ label: 'Question' }],
    });
    expect(item({ configurable_answers: null })).toMatchObject({ attributes: [], answers: [] });
  });

  test('S3-40 selected values have labels; an option without an answer is omitted', () => {
    const options = [
      {
        label: 'Vase',
        type: 'checkbox',
        values: [{ label: 'Glass', value: '7' }, null, { label: 'Clay', value: '8' }],
      },
      { label: 'Card', type: 'area', values: [] },
    ];
    expect(item({ customizable_options: options })?.attributes).toEqual([
      { label: 'Vase', value: 'Glass, Clay', isDay: false },
    ]);
  });

  test('S3-41 each answer has its uid, text and price', () => {
    const options = [
      {
        customizable_option_uid: 'vase',
        label: 'Vase',
        type: 'checkbox',
        values: [
          {
            customizable_option_value_uid: 'glass',
            label: 'Glass',
            value: '7',
            price: { type: 'FIXED', units: '£', value: 9.5 },
          },
          {
            customizable_option_value_uid: 'clay',
            label: 'Clay',
            value: '8',
            price: { type: 'PERCENT', units: '%', value: 12.5 },
          },
        ],
      },
      { customizable_option_uid: 'card', label: 'Card', type: 'area', values: [{ label: null, value: 'Love' }] },
    ];
    expect(item({ customizable_options: options })?.answers).toEqual([
      {
        optionUid: 'vase',
        label: 'Vase',
        values: [
          { uid: 'glass', value: '7', label: 'Glass', price: { kind: 'fixed', pence: 950, currency: 'GBP' } },
          { uid: 'clay', value: '8', label: 'Clay', price: { kind: 'percent', percent: 12.5 } },
        ],
      },
      {
        optionUid: 'card',
        label: 'Card',
        values: [{ uid: '', value: 'Love', label: 'Love', price: { kind: 'fixed', pence: 0, currency: 'GBP' } }],
      },
    ]);
  });

  test("a row's discount is stored beside its total", () => {
    const prices = { row_total_including_tax: gbp(20), total_item_discount: gbp(5) };
    expect(item({ prices })).toMatchObject({ rowTotal: pounds(20), rowDiscount: pounds(5) });
  });
});

test.each([
  ['no id', { id: null }],
  ['no list of its items', { items: null }],
  ['a quantity in words', { items: [aCartItemWire({ quantity: 'two' })] }],
])('a cart with %s is invalid', (_name, overrides) => {
  expect(() => read(overrides)).toThrow(DecodingError);
});

describe('A cart with missing data', () => {
  test.each([
    ['its price', { prices: null }, { name: 'Tulips', rowTotal: null }],
    ['the amount of its price', { prices: { row_total_including_tax: { value: null } } }, { rowTotal: null }],
    ['its name', { product: aProductWire({ name: null }) }, { name: 'TULIPS', rowTotal: pounds(24) }],
    ['its product', { product: null }, { name: '', path: '/', availability: { inStock: false }, rowTotal: pounds(24) }],
    [
      'the amount of its discount',
      { prices: { row_total_including_tax: gbp(24), total_item_discount: {} } },
      { rowDiscount: pounds(0) },
    ],
    ['labels of its choices', { configurable_options: [{ option_label: null, value_label: 'L' }] }, { attributes: [] }],
  ])('S3-41 shows an item without %s', (_what, overrides, expected) => {
    expect(read({ items: [aCartItemWire(overrides), aCartItemWire()] }).items).toMatchObject([
      expected,
      { name: 'Tulips' },
    ]);
  });

  test('reports an item without a price', () => {
    const report = jest.fn();
    toCart(aCartWire({ items: [aCartItemWire({ prices: null })] }), { ...CONTEXT, report });
    expect(report).toHaveBeenCalledWith({ sku: 'TULIPS', fault: 'a cart item has no price' });
  });

  const total = { grand_total: gbp(24) };
  test.each([
    [null, null],
    [[{ amount: null, label: 'VAT' }], null],
    [[{ amount: { value: null }, label: 'VAT' }], null],
    [[null, { amount: gbp(4), label: 'VAT' }], null],
    [[], pounds(0)],
    [[{ amount: gbp(4), label: 'VAT' }], pounds(4)],
  ])('applied taxes of %j are VAT of %j', (applied_taxes, vat) => {
    expect(read({ prices: { ...total, applied_taxes } }).totals).toMatchObject({ vat });
  });

  test('a tax of nothing says that the goods leave the UK', () => {
    const none = { label: 'No UK VAT', amount: gbp(0) };
    const applied_taxes = [{ label: 'VAT 20%', amount: gbp(7.5) }, none];
    expect(read({ prices: { ...total, applied_taxes } }).totals).toMatchObject({ vat: { pence: 750 }, leavesUk: true });
    expect(read({ prices: { ...total, applied_taxes: [] } }).totals).toMatchObject({
      vat: { pence: 0 },
      leavesUk: false,
    });
  });

  test('has no totals without the amount of its total', () => {
    expect(read({ prices: { grand_total: { value: null } } }).totals).toBeNull();
  });

  test.each([{ carrier_code: null }, { method_code: null }, { amount: null }, { amount: { value: null } }])(
    'has no shipping method when %j, so that it is chosen again',
    (missing) => {
      const selected = { carrier_code: 'van', method_code: 'door', amount: gbp(6), ...missing };
      expect(
        read({ shipping_addresses: [{ ...anAddressWire(), selected_shipping_method: selected }] }).delivery,
      ).toBeNull();
    },
  );
});
