import { toChoice, toVariants } from '../../../../../src/adapters/graphql-middleware/catalogue/decode-configurable';
import { aPriceRange, CONTEXT } from '../a-wire';

const SIZE = {
  uid: 'size',
  attribute_code: 'size',
  label: 'Size',
  position: 2,
  values: [{ uid: 's', label: 'Small' }, null, { uid: 'l', label: 'Large' }],
};
const COLOUR = {
  uid: 'colour',
  attribute_code: 'color',
  label: 'Colour',
  position: 1,
  values: [
    { uid: 'red', label: 'Red', swatch_data: { value: '#c00' } },
    { uid: 'white', label: 'White', swatch_data: null },
  ],
};
const wire = { configurable_options: [SIZE, COLOUR] };
const read = (chosen: readonly string[], selection: unknown = null) =>
  toChoice({ ...wire, configurable_product_options_selection: selection }, chosen, 'Roses', CONTEXT);

describe('The questions of a configurable product', () => {
  test('S3-21 questions in their order, each value with its label and swatch', () => {
    expect(read([]).options).toEqual([
      {
        uid: 'colour',
        code: 'color',
        label: 'Colour',
        values: [
          { uid: 'red', label: 'Red', swatch: '#c00' },
          { uid: 'white', label: 'White', swatch: null },
        ],
      },
      {
        uid: 'size',
        code: 'size',
        label: 'Size',
        values: [
          { uid: 's', label: 'Small', swatch: null },
          { uid: 'l', label: 'Large', swatch: null },
        ],
      },
    ]);
  });

  test.each([
    [[], []],
    [['l'], ['l']],
    [
      ['l', 'red'],
      ['red', 'l'],
    ],
    [['unknown', 'white'], ['white']],
    [['s', 'l'], ['s']],
    [['', 'colour'], []],
  ])("S3-22 of the requested values %j the product's own are used: %j", (asked, chosen) => {
    expect(read(asked).chosen).toEqual(chosen);
  });

  test('S3-22 the selection names the variant and its pictures', () => {
    const variant = {
      uid: 'v1',
      sku: 'ROSE-RED-L',
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: 2,
      price_range: aPriceRange(45, 40),
    };
    const media_gallery = [
      { url: '/media/red.jpg', label: null },
      { url: null },
      { url: '/media/large.jpg', label: 'Large' },
    ];
    const choice = read(['red', 'l'], { variant, media_gallery });
    expect(choice.variant).toEqual({
      uid: 'v1',
      sku: 'ROSE-RED-L',
      price: {
        regular: { pence: 4500, currency: 'GBP' },
        special: { pence: 4000, currency: 'GBP' },
        maximum: { pence: 4000, currency: 'GBP' },
      },
      availability: { inStock: true, onlyLeft: 2 },
    });
    expect(choice.gallery).toEqual([
      { url: '/media/red.jpg', alt: 'Roses' },
      { url: '/media/large.jpg', alt: 'Large' },
    ]);
  });

  test.each([[null], [undefined], [{}], [{ variant: null, media_gallery: null }]])(
    'S3-22 with the selection %j there is no variant yet',
    (selection) => {
      expect(read(['red'], selection)).toMatchObject({ variant: null, gallery: [] });
    },
  );

  test('a product without questions has none', () => {
    expect(toChoice({}, ['red'], 'Roses', CONTEXT)).toEqual({ options: [], chosen: [], variant: null, gallery: [] });
  });
});

describe('The variants of a configurable product', () => {
  const variant = (words: unknown) => ({
    attributes: [{ uid: 'red' }, { uid: 'l' }],
    product: { stock_status: 'IN_STOCK', short_description: words, price_range: aPriceRange(45) },
  });

  test.each([
    [{ html: '<p>About 12&nbsp;stems,<br>35 cm tall &amp; round</p>' }, 'About 12 stems, 35 cm tall & round'],
    [{ html: '' }, ''],
    [null, ''],
    [undefined, ''],
  ])("S3-21 a variant has its values, price, and the florist's note as plain text: %j", (words, note) => {
    const [first] = toVariants({ variants: [variant(words), null] }, CONTEXT);
    expect(first).toMatchObject({ values: ['red', 'l'], availability: { inStock: true, onlyLeft: null }, note });
    expect(first?.price.regular.pence).toBe(4500);
  });

  test('a backend without variants names none', () => {
    expect(toVariants({}, CONTEXT)).toEqual([]);
    expect(toVariants({ variants: null }, CONTEXT)).toEqual([]);
  });
});
