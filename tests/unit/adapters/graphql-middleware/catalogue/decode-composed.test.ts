import { toProduct } from '../../../../../src/adapters/graphql-middleware/catalogue/decode-product-detail';
import type { WireRecord } from '../../../../../src/adapters/graphql-middleware/wire-value';
import { aPriceRange, aProductWire, CONTEXT } from '../a-wire';

const read = (overrides: WireRecord) => toProduct(aProductWire(overrides), [], CONTEXT, (html) => html);
const part = (uid: string, more: WireRecord = {}) => ({ uid, product: aProductWire({ name: uid }), ...more });

describe('Parsing composed products', () => {
  test('S3-24 the questions of a bundle are sorted by position, each with its kind', () => {
    const types = ['multi', 'select', 'radio', 'checkbox', 'wheel'];
    const bundle_items = types.map((type, index) => ({
      uid: type,
      title: `${type} &amp; more`,
      type,
      required: index === 0,
      position: (index * 2) % 5,
      options: [],
    }));
    const { bundle } = read({ __typename: 'BundleProduct', bundle_items: [null, ...bundle_items] });
    expect(bundle?.map(({ uid, kind, required, title }) => [uid, kind, required, title])).toEqual([
      ['multi', 'multiple', true, 'multi & more'],
      ['checkbox', 'checkbox', false, 'checkbox & more'],
      ['select', 'dropdown', false, 'select & more'],
      ['wheel', 'radio', false, 'wheel & more'],
      ['radio', 'radio', false, 'radio & more'],
    ]);
  });

  test('S3-25 a choice has its quantity, whether that can be changed, whether it is the default, and its product', () => {
    const options = [
      part('b', { position: 2, quantity: 2, can_change_quantity: true, is_default: true }),
      part('a', { position: 1, product: aProductWire({ name: 'Rose', price_range: aPriceRange(10, 8) }) }),
      { uid: 'gone', position: 3, product: null },
    ];
    const { bundle } = read({ __typename: 'BundleProduct', bundle_items: [{ uid: 'q', title: 'Q', options }] });
    expect(bundle?.[0]?.choices).toEqual([
      {
        uid: 'a',
        name: 'Rose',
        price: { regular: { pence: 1000, currency: 'GBP' }, special: { pence: 800, currency: 'GBP' }, maximum: null },
        availability: { inStock: true, onlyLeft: null },
        quantity: 1,
        canChangeQuantity: false,
        isDefault: false,
      },
      expect.objectContaining({ uid: 'b', quantity: 2, canChangeQuantity: true, isDefault: true }),
    ]);
  });

  test('S3-23 the products of a group are sorted by position, each with its suggested quantity', () => {
    const group_items = [
      { position: 2, qty: 1, product: aProductWire({ sku: 'C' }) },
      { position: 0, qty: 2, product: aProductWire({ sku: 'A' }) },
      { position: 1, qty: null, product: aProductWire({ sku: 'B' }) },
      { position: 3, qty: 1, product: null },
    ];
    const { group } = read({ __typename: 'GroupedProduct', group_items });
    expect(group?.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
      ['A', 2],
      ['B', 0],
      ['C', 1],
    ]);
  });

  test('S3-23 a group asks once for the day of its products, and travels as its slowest and most delicate one does', () => {
    const dated = (uid: string, sku: string) => ({
      position: 0,
      qty: 1,
      product: aProductWire({
        options: [
          { __typename: 'CustomizableDateOption', uid, title: 'Delivery date', date: { sku, price: 0 } },
          { __typename: 'CustomizableFieldOption', uid: 'name', title: 'Name' },
        ],
      }),
    });
    const group_items = [dated('a', 'LEAD-1'), dated('b', 'LEAD-2-VAN'), { qty: 1, product: aProductWire() }];
    const { customizableOptions, leadDays, courier, group } = read({ __typename: 'GroupedProduct', group_items });
    expect(customizableOptions).toMatchObject([{ kind: 'date', uid: 'group-day', required: true }]);
    expect([leadDays, courier]).toEqual([2, 'never']);
    expect(group?.map(({ product }) => product)).toMatchObject([
      { customizableOptions: [{ uid: 'a' }] },
      { customizableOptions: [{ uid: 'b' }] },
      { customizableOptions: [] },
    ]);
  });

  test('S3-26 a download has its files and samples, and its first option is the files', () => {
    const product = read({
      __typename: 'DownloadableProduct',
      links_title: 'Chapters',
      downloadable_product_links: [
        { uid: 'two', title: 'Second', price: 4, sort_order: 2 },
        { uid: 'one', title: 'First', price: 0, sort_order: 1 },
      ],
      downloadable_product_samples: [{ title: 'A page', sample_url: null }],
      options: [{ __typename: 'CustomizableFieldOption', uid: 'name', title: 'Name', field: { price: 0 } }],
    });
    expect(product.downloads).toEqual({
      links: [
        { uid: 'one', title: 'First', price: { pence: 0, currency: 'GBP' } },
        { uid: 'two', title: 'Second', price: { pence: 400, currency: 'GBP' } },
      ],
      samples: [{ title: 'A page', url: null }],
    });
    expect(product.customizableOptions.map(({ title, kind }) => [title, kind])).toEqual([
      ['Chapters', 'checkbox'],
      ['Name', 'field'],
    ]);
  });

  test('S3-26 files that are sold together have no option', () => {
    const downloadable_product_links = [{ uid: 'one', title: 'First', price: 4 }];
    const whole = { __typename: 'DownloadableProduct', links_purchased_separately: 0, downloadable_product_links };
    expect(read(whole).customizableOptions).toEqual([]);
    expect(read({ ...whole, links_purchased_separately: 1 }).customizableOptions).toHaveLength(1);
  });

  test.each([
    [true, true],
    ['1', true],
    ['0', false],
    [null, false],
    [undefined, false],
  ])(
    'S3-27 a virtual product whose gift message flag is %j takes a gift message: %j',
    (gift_message_available, takesGiftMessage) => {
      const product_links = [
        { linked_product_sku: 'B', position: 2 },
        { linked_product_sku: 'A', position: 1 },
        { linked_product_sku: null, position: 3 },
      ];
      const { virtual } = read({ __typename: 'VirtualProduct', gift_message_available, product_links });
      expect(virtual).toEqual({ takesGiftMessage, linkedSkus: ['A', 'B'] });
    },
  );

  test('S3-20 fields that a type does not have are null', () => {
    const nothing = { bundle: null, group: null, downloads: null, virtual: null };
    expect(read({ __typename: 'SimpleProduct' })).toMatchObject(nothing);
    expect(read({ __typename: 'GiftCard', price_range: null })).toMatchObject({ ...nothing, type: 'gift-card' });
  });
});
