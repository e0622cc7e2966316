import { sanitiseHtml } from '../../../../../src/adapters/cms/sanitise-html';
import { toProduct } from '../../../../../src/adapters/graphql-middleware/catalogue/decode-product-detail';
import { aProductWire, CONTEXT } from '../a-wire';

const read = (overrides: Parameters<typeof aProductWire>[0] = {}, chosen: readonly string[] = []) =>
  toProduct(aProductWire(overrides), chosen, CONTEXT, sanitiseHtml);

const question = (sku: unknown) => ({
  __typename: 'CustomizableDateOption',
  uid: `day-${String(sku)}`,
  title: 'Delivery date',
  required: true,
  sort_order: 1,
  date: { uid: 'x', sku, price: 0, price_type: 'FIXED', type: 'DATE' },
});

describe('Parsing the details of a product', () => {
  test.each([
    [[question('LEAD-3')], 3],
    [[question('LEAD-0')], 0],
    [[question('LEAD-2'), question('LEAD-5')], 5],
    [[question('LEAD-14')], 14],
    [[question('LEAD-100')], null],
    [[question('lead-3')], null],
    [[question('LEAD-3 ')], null],
    [[question('LEAD-')], null],
    [[question('LEAD--1')], null],
    [[question('')], null],
    [[question(null)], null],
    [[question(3)], null],
    [[], null],
    [null, null],
  ])('the lead time is in the sku of the date option: %#', (options, leadDays) => {
    expect(read({ options }).leadDays).toBe(leadDays);
  });

  test.each([
    [['LEAD-1'], 'abroad'],
    [['LEAD-1-UK'], 'home'],
    [['LEAD-1-VAN'], 'never'],
    [['LEAD-1', 'LEAD-2-UK'], 'home'],
    [['LEAD-1-SHIP'], 'abroad'],
    [[], 'abroad'],
  ])('and how far a courier may take it: %j is %s', (skus, courier) => {
    expect(read({ options: skus.map((sku) => ({ date: { sku } })) }).courier).toBe(courier);
  });

  test('the sku of another option is no lead time', () => {
    const { date, ...rest } = question('LEAD-3');
    const area = { ...rest, __typename: 'CustomizableAreaOption', area: date };
    expect(read({ options: [area] }).leadDays).toBeNull();
  });

  test('S3-14, S9-18 has at most ten pictures, not counting those without a URL', () => {
    const media_gallery = [{ url: null }, ...Array.from({ length: 14 }, (_, at) => ({ url: `/media/${at}.jpg` }))];
    const { gallery } = read({ media_gallery });
    expect(gallery.map(({ url }) => url)).toEqual(Array.from({ length: 10 }, (_, at) => `/media/${at}.jpg`));
    expect(gallery[0]?.alt).toBe('Tulips');
  });

  test('S3-15 descriptions are sanitised', () => {
    const product = read({
      description: { html: '<p onclick="x()">Ten <script>alert(1)</script>stems</p>' },
      short_description: { html: '<b>Tulips</b><img src=x onerror=x()>' },
    });
    expect(product).toMatchObject({ description: '<p>Ten stems</p>', shortDescription: '<b>Tulips</b>' });
    expect(read({ description: null, short_description: {} })).toMatchObject({ description: '', shortDescription: '' });
  });

  test('S3-16 categories have a uid and a path', () => {
    const categories = [
      { uid: 'MTA=', name: 'Roses', url_path: 'flowers/roses' },
      { uid: 'Mg==', name: 'The shop', url_path: null },
    ];
    expect(read({ categories })).toMatchObject({
      categoryUids: ['MTA=', 'Mg=='],
      categoryPaths: ['flowers/roses'],
    });
  });

  test('S3-18 has its meta data for search engines, and nothing for empty fields', () => {
    const said = { meta_title: 'Tulips by post', meta_description: 'Ten stems', meta_keyword: 'tulips, post' };
    expect(read(said)).toMatchObject({
      metaTitle: 'Tulips by post',
      metaDescription: 'Ten stems',
      metaKeywords: 'tulips, post',
    });
    expect(read({ meta_title: '' })).toMatchObject({ metaTitle: null, metaDescription: null, metaKeywords: null });
  });

  test('S3-10 breadcrumbs are the last category and its ancestors', () => {
    const categories = [
      { name: 'Gifts', url_path: 'gifts', url_suffix: '.html', breadcrumbs: null },
      {
        name: 'Roses',
        url_path: 'flowers/roses',
        url_suffix: '.html',
        breadcrumbs: [{ category_name: 'Flowers', category_url_path: 'flowers' }],
      },
    ];
    const product = read({ categories });
    expect(product.breadcrumbs).toEqual([
      { name: 'Flowers', path: '/flowers.html' },
      { name: 'Roses', path: '/flowers/roses.html' },
      { name: 'Tulips', path: '/tulips.html' },
    ]);
    expect(product.categoryPaths).toEqual(['gifts', 'flowers/roses']);
  });

  test('S3-10 names in breadcrumbs are decoded once, like the product’s name', () => {
    const product = read({
      name: 'Rose &amp;amp; Lily',
      categories: [{ name: 'Plants &amp; pots', url_path: 'plants' }],
    });
    expect(product.name).toBe('Rose &amp; Lily');
    expect(product.breadcrumbs.map(({ name }) => name)).toEqual(['Plants & pots', 'Rose &amp; Lily']);
  });

  test.each([[null], [[]], [[null]]])(
    'S3-10 with the categories %j the breadcrumbs are the product alone',
    (categories) => {
      const product = read({ categories });
      expect(product.breadcrumbs).toEqual([{ name: 'Tulips', path: '/tulips.html' }]);
      expect(product.categoryPaths).toEqual([]);
    },
  );

  test.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
    [null, false],
    [undefined, false],
    ['1', false],
  ])('S3-19 flower care %j is %j', (flag, shown) => {
    expect(read({ show_flower_care: flag }).showFlowerCare).toBe(shown);
  });

  const RANGE = {
    minimum_price: { regular_price: { value: 25 }, final_price: { value: 20 } },
    maximum_price: { final_price: { value: 30 } },
  };

  test.each([
    ['SimpleProduct', 5, 2000, 1500],
    ['SimpleProduct', undefined, 2500, 2000],
    ['DownloadableProduct', 5, 2000, 1500],
    ['BundleProduct', 5, 2500, 2000],
  ])(
    'S3-13 the page of a %s counts options of %j apart from its price',
    (__typename, least_options_price, regular, special) => {
      const { price } = read({ __typename, price_range: RANGE, least_options_price });
      expect([price.regular.pence, price.special?.pence]).toEqual([regular, special]);
    },
  );

  test('only a configurable product has a variant choice', () => {
    const configurable_options = [
      { uid: 'size', attribute_code: 'size', label: 'Size', values: [{ uid: 'l', label: 'Large' }] },
    ];
    expect(read({ configurable_options }, ['l']).configurable).toBeNull();
    const { configurable } = read({ __typename: 'ConfigurableProduct', configurable_options }, ['l']);
    expect(configurable?.chosen).toEqual(['l']);
  });
});
