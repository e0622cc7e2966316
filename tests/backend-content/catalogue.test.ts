import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import type { SeedOption, SeedProduct } from '../../backend/seed/seed-shapes';

const bySku = new Map(PRODUCTS.map((product) => [product.sku, product]));
const paths = new Set(CATEGORIES.map((category) => category.urlPath));

const doubles = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

const variantsOf = (product: SeedProduct) => (product.type === 'configurable' ? product.variants : []);

const childSkus = (product: SeedProduct): string[] => {
  if (product.type === 'grouped') return product.items.map((item) => item.sku);
  if (product.type === 'bundle') return product.items.flatMap((item) => item.choices.map((choice) => choice.sku));
  return [];
};

const skusWithoutProduct = (skusOf: (product: SeedProduct) => readonly string[]): string[] =>
  PRODUCTS.flatMap((product) =>
    skusOf(product)
      .filter((sku) => !bySku.has(sku) || sku === product.sku)
      .map((sku) => `${product.sku} names ${sku}`),
  );

describe('the catalogue of a new shop', () => {
  test('has at least 150 products in the categories flowers, plants, gifts, workshops and funerals', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(150);
    const tops = CATEGORIES.map(({ urlPath }) => urlPath).filter((path) => !path.includes('/'));
    expect(tops).toEqual(['flowers', 'plants', 'gifts', 'workshops', 'funerals']);
    for (const top of tops)
      expect(PRODUCTS.filter(({ categories }) => categories.includes(top)).length).toBeGreaterThan(8);
  });

  test('uses every sku, variants included, and every url key once and well-formed', () => {
    const skus = PRODUCTS.flatMap((product) => [product.sku, ...variantsOf(product).map((variant) => variant.sku)]);
    expect(doubles(skus)).toEqual([]);
    expect(skus.filter((sku) => !/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(sku))).toEqual([]);
    const urlKeys = PRODUCTS.map(({ urlKey }) => urlKey);
    expect(doubles(urlKeys)).toEqual([]);
    expect(urlKeys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(urlKeys.filter((key) => paths.has(key))).toEqual([]);
  });

  test('lists every category once, after its parent, and with products', () => {
    const listed = CATEGORIES.map(({ urlPath }) => urlPath);
    expect(doubles(listed)).toEqual([]);
    const orphans = listed.filter(
      (path, at) => path.includes('/') && listed.indexOf(path.replace(/\/[^/]+$/, '')) >= at,
    );
    expect(orphans).toEqual([]);
    expect(listed.filter((path) => listed.indexOf(path.replace(/\/[^/]+$/, '')) < 0)).toEqual([]);
    expect(listed.filter((path) => !PRODUCTS.some(({ categories }) => categories.includes(path)))).toEqual([]);
  });

  test('assigns every product to existing categories, each once, with all their parents', () => {
    for (const { sku, categories } of PRODUCTS) {
      expect({ sku, unknown: categories.filter((path) => !paths.has(path)) }).toEqual({ sku, unknown: [] });
      expect({ sku, doubles: doubles([...categories]) }).toEqual({ sku, doubles: [] });
      const parents = categories.filter((path) => path.includes('/')).map((path) => path.replace(/\/[^/]+$/, ''));
      expect({ sku, missing: parents.filter((path) => !categories.includes(path)) }).toEqual({ sku, missing: [] });
    }
  });

  test('refers to existing other products as related, upsell, bundle and grouped products', () => {
    expect(skusWithoutProduct((product) => product.related)).toEqual([]);
    expect(skusWithoutProduct((product) => product.upsell)).toEqual([]);
    expect(skusWithoutProduct(childSkus)).toEqual([]);
  });

  test('contains only simple products without options in bundles and groups', () => {
    const children = new Set(PRODUCTS.flatMap(childSkus));
    const unfit = [...children].filter((sku) => {
      const child = bySku.get(sku);
      return child?.type !== 'simple' || child.options.some((option) => option.required);
    });
    expect(unfit).toEqual([]);
  });

  test('gives each variant one value of each option, and no two variants the same', () => {
    for (const product of PRODUCTS) {
      if (product.type !== 'configurable') continue;
      const combinations = product.variants.map(({ values }) => values.join(' / '));
      expect(doubles(combinations)).toEqual([]);
      for (const { values, pence } of product.variants) {
        expect(values.length).toBe(product.configurable.length);
        product.configurable.forEach((option, at) => {
          expect(option.values.map(({ label }) => label)).toContain(values[at]);
        });
        expect(pence).toBeGreaterThanOrEqual(product.pence);
      }
      expect(product.variants.some(({ pence }) => pence === product.pence)).toBe(true);
    }
  });

  test('prices a bundle or group at its cheapest combination', () => {
    const price = (sku: string): number => bySku.get(sku)?.pence ?? Number.NaN;
    for (const product of PRODUCTS) {
      if (product.type === 'grouped') {
        expect([product.sku, product.pence]).toEqual([product.sku, Math.min(...childSkus(product).map(price))]);
      }
      if (product.type === 'bundle') {
        const cheapest = product.items
          .filter(({ required }) => required)
          .map(({ choices }) => Math.min(...choices.map(({ sku, quantity }) => price(sku) * quantity)));
        expect([product.sku, product.pence]).toEqual([product.sku, cheapest.reduce((sum, pence) => sum + pence, 0)]);
      }
    }
  });

  test('has prices in whole pence, and special prices below the regular ones', () => {
    const priced = PRODUCTS.flatMap((product) => [product, ...variantsOf(product)]);
    const wrong = priced.filter(
      ({ pence, specialPence }) =>
        !Number.isSafeInteger(pence) ||
        pence <= 0 ||
        (specialPence !== null && !(specialPence > 0 && specialPence < pence)),
    );
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
    expect(priced.filter(({ specialPence }) => specialPence !== null).length).toBeGreaterThan(10);
  });

  test('has no two equal texts', () => {
    expect(doubles(PRODUCTS.map(({ name }) => name))).toEqual([]);
    expect(doubles(PRODUCTS.map(({ shortDescription }) => shortDescription))).toEqual([]);
    expect(doubles(PRODUCTS.map(({ description }) => description))).toEqual([]);
    expect(doubles(CATEGORIES.map(({ description }) => description))).toEqual([]);
    const reviews = PRODUCTS.flatMap((product) => product.reviews);
    expect(doubles(reviews.map(({ text }) => text))).toEqual([]);
    expect(doubles(reviews.map(({ summary }) => summary))).toEqual([]);
    expect(reviews.length).toBeGreaterThan(100);
  });

  test('uses only paragraphs and lists in descriptions', () => {
    const foreign = PRODUCTS.filter(({ description }) => /<(?!\/?(p|ul|li)>)/.test(description));
    expect(foreign.map(({ sku }) => sku)).toEqual([]);
  });

  test('contains every product type', () => {
    expect(new Set(PRODUCTS.map(({ type }) => type))).toEqual(
      new Set(['simple', 'virtual', 'downloadable', 'configurable', 'bundle', 'grouped', 'gift-card']),
    );
  });

  test('contains every kind of customizable option, and a percentage price', () => {
    const options = PRODUCTS.flatMap((product): readonly SeedOption[] => product.options);
    expect(new Set(options.map(({ kind }) => kind))).toEqual(
      new Set(['field', 'area', 'date', 'dropdown', 'radio', 'checkbox', 'multiple']),
    );
    expect(options.some((option) => 'values' in option && option.values.some((v) => v.priceType === 'percent'))).toBe(
      true,
    );
  });

  test('asks for a delivery day of everything that is delivered but cards, sets and courses', () => {
    const withoutDay = PRODUCTS.filter(({ options }) => !options.some(({ kind }) => kind === 'date'));
    expect(new Set(withoutDay.map(({ type, categories }) => `${type} ${categories.at(-1) ?? ''}`))).toEqual(
      new Set([
        'simple gifts/cards',
        'gift-card gifts/gift-cards',
        'downloadable gifts/guides',
        'grouped gifts/hampers',
        'grouped plants/outdoor',
        ...['days', 'evenings', 'families', 'seasonal'].map((kind) => `virtual workshops/${kind}`),
      ]),
    );
  });

  test('requires a delivery day of everything fresh, unless a bundle or set contains it', () => {
    const contained = new Set(PRODUCTS.flatMap(childSkus));
    const isOpen = PRODUCTS.filter(
      ({ sku, options }) => !contained.has(sku) && options.some(({ kind, required }) => kind === 'date' && !required),
    );
    expect(new Set(isOpen.map(({ categories }) => categories.at(-1)))).toEqual(
      new Set(['gifts/vases', 'gifts/candles']),
    );
  });

  test('contains unlimited, scarce and sold-out products', () => {
    const stocks = PRODUCTS.map(({ stock }) => stock);
    expect(stocks).toEqual(expect.arrayContaining([null, 3, 0]));
  });

  test('has reviews with valid dates and at most six per product', () => {
    for (const { sku, reviews } of PRODUCTS) {
      expect([sku, reviews.length <= 6]).toEqual([sku, true]);
      for (const { written } of reviews) {
        expect(new Date(`${written}T00:00:00Z`).toISOString().slice(0, 10)).toBe(written);
      }
    }
  });
});
