import fc from 'fast-check';
import { parseListingQuery } from '../../../../src/domain/listing/parse-listing-query';
import { priceRange, toProductFilter } from '../../../../src/domain/listing/product-filter';
import { anyText } from '../../../builders/any-text';

const NOTHING = { categories: ['C1'], price: null, attributes: [] };
const of = (code: string, ...values: readonly string[]) => ({ [code]: values });

describe('A product filter', () => {
  test('S5-34 of a category page selects its category', () => {
    expect(toProductFilter({}, 'C1')).toEqual(NOTHING);
  });

  test('S5-34 keeps the page’s category among the chosen ones, once', () => {
    expect(toProductFilter(of('category_uid', 'C2'), 'C1')).toEqual({ ...NOTHING, categories: ['C1', 'C2'] });
    expect(toProductFilter(of('category_uid', 'C1', 'C2'), 'C1').categories).toEqual(['C1', 'C2']);
  });

  test('S5-34 has no category outside a category page, unless one is chosen', () => {
    expect(toProductFilter({}, null).categories).toBeNull();
    expect(toProductFilter(of('category_uid', 'C2'), null).categories).toEqual(['C2']);
  });

  test('S5-32 with one value must be equal', () => {
    expect(toProductFilter(of('color', '49'), 'C1')).toEqual({
      ...NOTHING,
      attributes: [{ kind: 'equals', code: 'color', value: '49' }],
    });
  });

  test('S5-33 with several values matches any of them', () => {
    expect(toProductFilter(of('color', '49', '50'), 'C1')).toEqual({
      ...NOTHING,
      attributes: [{ kind: 'one-of', code: 'color', values: ['49', '50'] }],
    });
  });

  test('S5-33 without values is omitted, because an empty list would match no product', () => {
    expect(toProductFilter(of('color'), 'C1')).toEqual(NOTHING);
  });

  test('combines all conditions', () => {
    const filters = { ...of('color', '49'), ...of('price', '10_20'), ...of('size', 'S', 'M') };
    expect(toProductFilter(filters, 'C1')).toEqual({
      categories: ['C1'],
      price: { from: 1000, to: 2000 },
      attributes: [
        { kind: 'equals', code: 'color', value: '49' },
        { kind: 'one-of', code: 'size', values: ['S', 'M'] },
      ],
    });
  });

  /** Pairs in pounds, ranges in pence. */
  test.each([
    ['S5-30', ['10_20'], { from: 1000, to: 2000 }],
    ['S5-31', ['40_50', '10_20'], { from: 1000, to: 5000 }],
    ['S5-31', ['9_10', '100_200'], { from: 900, to: 20000 }],
    ['S5-31', ['20_10'], { from: 1000, to: 2000 }],
    ['S5-30', ['100_*'], { from: 10000, to: null }],
    ['S5-31', ['10_20', '100_*'], { from: 1000, to: null }],
    ['S5-30', ['*_20'], { from: null, to: 2000 }],
    ['S5-30', ['9.99_20.5'], { from: 999, to: 2050 }],
    ['S5-30', ['*_*'], null],
    ['S5-31', ['*_20', '100_*'], null],
    ['S5-30', ['cheap', '10', '10_', '-1_5', '1e3_2e3', '10_20_30'], null],
    ['S5-30', ['cheap', '10_20'], { from: 1000, to: 2000 }],
    ['S5-30', [], null],
  ])('%s reads the price pairs %j as the range %j', (_ids, pairs, range) => {
    expect(priceRange(pairs)).toEqual(range);
  });

  test('S5-30, S5-31 never throws, and has bounds in whole pence in ascending order', () => {
    const pair = fc.oneof(
      anyText(),
      fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `${a}_${b}`),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const range = priceRange(pairs);
        if (range === null) return;
        for (const end of [range.from, range.to]) expect(end === null || Number.isSafeInteger(end)).toBe(true);
        expect((range.from ?? 0) <= (range.to ?? Infinity)).toBe(true);
      }),
    );
  });

  test('S5-30 reads back a range written into a URL exactly', () => {
    const pence = fc.integer({ min: 0, max: 999_999_999 });
    fc.assert(
      fc.property(pence, pence, (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const { filters } = parseListingQuery({ price: `${from / 100}_${to / 100}` });
        expect(toProductFilter(filters, null).price).toEqual({ from, to });
      }),
    );
  });
});
