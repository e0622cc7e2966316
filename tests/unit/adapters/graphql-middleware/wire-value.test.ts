import fc from 'fast-check';
import {
  hasFractionOfPenny,
  money,
  optionalMoney,
  pagesOf,
  pence,
  DecodingError,
} from '../../../../src/adapters/graphql-middleware/wire-value';

test.each([
  [{ total_pages: 4 }, 31, 4],
  [{ total_pages: 0 }, 31, 4],
  [{ total_pages: null }, 31, 4],
  [null, 31, 4],
  [{ total_pages: 0 }, 0, 0],
])('a list with %j and %d entries has %d pages of ten', (info, total, expected) => {
  expect(pagesOf(info, total, 10)).toBe(expected);
});

test('a list of unknown page size has at least one page', () => {
  expect(pagesOf({ total_pages: 0 }, 3)).toBe(1);
});

describe('Parsing amounts', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.005e3, 100_500],
    [4.35, 435],
    [19.99, 1999],
    [29.99, 2999],
    [1234.5, 123_450],
    [-3, -300],
    [-0.01, -1],
    ['12.50', 1250],
    ['0', 0],
    [9_999_999.99, 999_999_999],
    [10.005, 1001],
    [10.0049, 1000],
    [8.325, 833],
    [0.001, 0],
    [-0.005, -1],
    [16.666667 * 1.2, 2000],
    [20.833333333333332, 2083],
    ['19.999', 2000],
  ])('%j pounds are %d pence', (pounds, expected) => {
    expect(Object.is(pence(pounds, 'price'), expected)).toBe(true);
  });

  test.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e15],
    ['1e400'],
    [''],
    [' '],
    ['£5'],
    ['5,00'],
    [null],
    [undefined],
    [true],
    [[5]],
    [{ value: 5 }],
  ])('%j is invalid', (value) => {
    expect(() => pence(value, 'price')).toThrow(DecodingError);
  });

  test('every whole number of pence is unchanged after conversion to pounds and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (whole) => {
        expect(pence(JSON.parse(JSON.stringify(whole / 100)), 'price')).toBe(whole);
      }),
    );
  });

  test('a fraction of a penny is rounded half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 9 }), (whole, thousandths) => {
        expect(pence(whole / 100 + thousandths / 1000, 'price')).toBe(whole + (thousandths >= 5 ? 1 : 0));
      }),
    );
  });

  test.each([
    [10.005, true],
    [16.666667 * 1.2, false],
    [9.99, false],
    [7, false],
    ['GBP', false],
    [null, false],
  ])('%j has a fraction of a penny: %s', (amount, has) => {
    expect(hasFractionOfPenny(amount)).toBe(has);
  });

  test('an amount has its own currency, or the visitor’s if it names none', () => {
    expect(money({ value: 9.99, currency: 'EUR' }, 'GBP', 'price')).toEqual({ pence: 999, currency: 'EUR' });
    expect(money({ value: 9.99 }, 'GBP', 'price')).toEqual({ pence: 999, currency: 'GBP' });
    expect(money({ value: 9.99, currency: null }, 'GBP', 'price')).toEqual({ pence: 999, currency: 'GBP' });
  });

  test('a missing optional amount is null, a missing required one is an error', () => {
    expect(optionalMoney(null, 'GBP', 'price')).toBeNull();
    expect(optionalMoney(undefined, 'GBP', 'price')).toBeNull();
    expect(() => money(null, 'GBP', 'price')).toThrow(DecodingError);
    expect(() => optionalMoney({ value: null }, 'GBP', 'price')).toThrow(DecodingError);
  });
});
