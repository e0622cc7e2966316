import {
  productType,
  toPrice,
  toSummaries,
  toSummary,
} from '../../../../../src/adapters/graphql-middleware/catalogue/decode-product';
import type { ProductFault } from '../../../../../src/adapters/graphql-middleware/catalogue/product-faults';
import { DecodingError } from '../../../../../src/adapters/graphql-middleware/wire-value';
import { aPriceRange, aProductWire, CONTEXT } from '../a-wire';

const read = (overrides: Parameters<typeof aProductWire>[0] = {}) => toSummary(aProductWire(overrides), CONTEXT);
const pounds = (amount: number) => ({ pence: Math.round(amount * 100), currency: 'GBP' });

describe('Parsing a product', () => {
  test.each([
    ['SimpleProduct', 'simple'],
    ['VirtualProduct', 'virtual'],
    ['DownloadableProduct', 'downloadable'],
    ['GroupedProduct', 'grouped'],
    ['GiftCard', 'gift-card'],
    ['GiftCardProduct', 'gift-card'],
    ['ConfigurableProduct', 'configurable'],
    ['BundleProduct', 'bundle'],
    ['SubscriptionProduct', 'unknown'],
    ['constructor', 'unknown'],
    ['__proto__', 'unknown'],
    ['', 'unknown'],
  ])('S3-20 the type %s is %s, and keeps its name for messages', (typeName, type) => {
    expect(productType(typeName)).toBe(type);
    expect(read({ __typename: typeName })).toMatchObject({ type, typeName });
  });

  test.each([
    [aPriceRange(50, 45, 60), 50, 45, 60],
    [aPriceRange(29.99, 24.99, 29.99), 29.99, 24.99, 29.99],
    [aPriceRange(10), 10, null, 10],
    [aPriceRange(20, 0), 20, 0, 0],
    [aPriceRange(20, 30), 20, null, 30],
    [{ ...aPriceRange(20), maximum_price: null }, 20, null, null],
    [aPriceRange(12.4975, 9.995, 14.994), 12.5, 10, 14.99],
  ])('S3-13 the price range %j is read in pence', (range, regular, special, maximum) => {
    expect(toPrice(range, 'GBP')).toEqual({
      regular: pounds(regular),
      special: special === null ? null : pounds(special),
      maximum: maximum === null ? null : pounds(maximum),
    });
  });

  test('S3-13 a card shows the price with required options, which Magento has in the final price alone', () => {
    expect(read({ price_range: aPriceRange(20, 30) }).price).toMatchObject({ regular: pounds(30), special: null });
    expect(read({ price_range: aPriceRange(20, 15) }).price).toMatchObject({
      regular: pounds(20),
      special: pounds(15),
    });
  });

  test.each([[null], [undefined]])(
    'a gift card whose price range is %j costs nothing until an amount is chosen',
    (range) => {
      const open = { regular: { pence: 0, currency: 'GBP' }, special: null, maximum: null };
      expect(read({ __typename: 'GiftCard', price_range: range }).price).toEqual(open);
    },
  );

  test.each([[null], [{}], [{ minimum_price: { regular_price: { value: 12 } } }]])(
    'an incomplete price range (%j) is an error, not a price of 0',
    (range) => {
      expect(() => toPrice(range, 'GBP')).toThrow(DecodingError);
    },
  );

  test.each([
    [
      { stock_status: 'IN_STOCK', only_x_left_in_stock: null },
      { inStock: true, onlyLeft: null },
    ],
    [
      { stock_status: 'IN_STOCK', only_x_left_in_stock: undefined },
      { inStock: true, onlyLeft: null },
    ],
    [
      { stock_status: 'IN_STOCK', only_x_left_in_stock: 3 },
      { inStock: true, onlyLeft: 3 },
    ],
    [
      { stock_status: 'IN_STOCK', only_x_left_in_stock: 0 },
      { inStock: true, onlyLeft: 0 },
    ],
    [{ stock_status: 'OUT_OF_STOCK' }, { inStock: false, onlyLeft: null }],
    [{ stock_status: undefined }, { inStock: false, onlyLeft: null }],
    [
      { stock_status: null, only_x_left_in_stock: 5 },
      { inStock: false, onlyLeft: 5 },
    ],
  ])('S5-35 the stock %j is %j', (stock, availability) => {
    expect(read(stock).availability).toEqual(availability);
  });

  test.each([
    [{}, '/tulips.html'],
    [{ url_rewrites: [] }, '/tulips'],
    [{ url_rewrites: null, url_key: null, sku: 'S 1' }, '/p/S%201'],
    [{ url_rewrites: [null, { url: 'red.html' }] }, '/red.html'],
    [{ url_rewrites: [{ url: null }, { url: 'red.html' }] }, '/red.html'],
    [{ url_rewrites: [{ url: null }] }, '/tulips'],
  ])('the URL %j is %s', (address, path) => {
    expect(read(address).path).toBe(path);
  });

  test.each([
    [{ small_image: { url: '/media/s.jpg' }, thumbnail: { url: '/media/t.jpg' } }, '/media/s.jpg'],
    [{ small_image: null, thumbnail: { url: '/media/t.jpg' }, image: { url: '/media/i.jpg' } }, '/media/t.jpg'],
    [{ image: { url: '/media/i.jpg' } }, '/media/i.jpg'],
  ])('S3-14 of the pictures %j the one at %s is used', (pictures, url) => {
    expect(read(pictures).picture?.url).toBe(url);
  });

  test.each([
    ['its rewrite', {}, '/tulips.html', true],
    ['its key', { url_rewrites: [] }, '/tulips', true],
    ['its sku', { url_rewrites: null, url_key: null }, '/p/TULIPS', true],
    ['its rewrite, out of stock', { stock_status: 'OUT_OF_STOCK' }, '/tulips.html', false],
  ])(
    'S3-12 uid, sku, name, stock and remaining quantity are read, and the path from %s',
    (_what, overrides, path, inStock) => {
      expect(read({ only_x_left_in_stock: 3, ...overrides })).toMatchObject({
        uid: 'MjA=',
        sku: 'TULIPS',
        name: 'Tulips',
        path,
        availability: { inStock, onlyLeft: 3 },
      });
    },
  );

  test('entities in its name are decoded once', () => {
    expect(read({ name: 'Rose &amp; Lily' }).name).toBe('Rose & Lily');
    expect(read({ name: 'Rose &amp;amp; Lily' }).name).toBe('Rose &amp; Lily');
    expect(read({ small_image: { url: '/media/a.jpg', label: 'Rose &amp; Lily' } }).picture?.alt).toBe('Rose & Lily');
  });

  test('its picture has a URL on the assets host, and without a label the product’s name as text', () => {
    const url = 'https://storage.test/media/catalog/product/cache/ab12/t.jpg';
    expect(read({ small_image: { url, label: null } }).picture).toEqual({
      url: 'https://assets.test/media/catalog/product/t.jpg',
      alt: 'Tulips',
    });
    expect(read({ small_image: { url: '', label: 'x' } }).picture).toBeNull();
    const placeholder =
      '/static/version1/frontend/Posy/shop/en_GB/Magento_Catalog/images/product/placeholder/image.jpg';
    expect(read({ small_image: { url: placeholder, label: 'x' } }).picture).toBeNull();
    expect(read({ small_image: { url: 'https://[rose', label: 'x' } }).picture).toBeNull();
  });

  test.each([
    [undefined, undefined, 0, 0],
    [null, null, 0, 0],
    [100, 4, 5, 4],
    [87, 12, 4.4, 12],
    ['90', '1', 4.5, 1],
  ])('S3-18 a rating of %j per cent by %j is %d stars by %d', (summary, count, stars, counted) => {
    expect(read({ rating_summary: summary, review_count: count }).rating).toEqual({ stars, count: counted });
  });

  test.each([
    [{}, false],
    [{ options: [{ uid: 'a', required: false }, null] }, false],
    [{ options: [{ uid: 'a', required: true }] }, true],
    [{ __typename: 'ConfigurableProduct' }, true],
    [{ __typename: 'BundleProduct' }, true],
    [{ __typename: 'GroupedProduct' }, true],
    [{ __typename: 'VirtualProduct' }, false],
  ])('a product like %j needs choices: %j', (wire, needsChoices) => {
    expect(read(wire).needsChoices).toBe(needsChoices);
  });

  test.each(['__typename', 'uid', 'sku', 'name', 'price_range'])('a product without %s is an error', (field) => {
    expect(() => read({ [field]: null })).toThrow(DecodingError);
  });

  test.each([
    ['__typename', 'type of product is not a text', 'TULIPS'],
    ['uid', 'uid is not a text', 'TULIPS'],
    ['sku', 'sku is not a text', ''],
    ['name', 'name is not a text', 'TULIPS'],
    ['price_range', 'price range is not an object', 'TULIPS'],
  ])('S3-12 a card without %s is left out of its list and reported', (field, why, sku) => {
    const faults: ProductFault[] = [];
    const wires = [aProductWire({ [field]: null }), aProductWire({ sku: 'FERN' })];
    const cards = toSummaries(wires, { ...CONTEXT, report: (fault) => faults.push(fault) });
    expect(cards.map((card) => card.sku)).toEqual(['FERN']);
    expect(faults).toEqual([{ sku, fault: `left out of a list: ${why}` }]);
  });

  test('S3-13 a price with a fraction of a penny is rounded and reported', () => {
    const faults: ProductFault[] = [];
    const report = (fault: ProductFault) => faults.push(fault);
    const [card] = toSummaries([aProductWire({ price_range: aPriceRange(9.995) })], { ...CONTEXT, report });
    expect(card?.price.regular).toEqual(pounds(10));
    expect(faults).toEqual([{ sku: 'TULIPS', fault: 'a price with a fraction of a penny was rounded' }]);
  });
});
