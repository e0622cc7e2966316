import fc from 'fast-check';
import { money, optionalMoney, pence } from '../../../../src/adapters/graphql-middleware/wire-money';
import { WireFault } from '../../../../src/adapters/graphql-middleware/wire-value';

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
  ])('%j pounds are %d pence', (pounds, expected) => {
    expect(Object.is(pence(pounds, 'price'), expected)).toBe(true);
  });

  test.each([
    [10.005],
    [0.001],
    ['19.999'],
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
    expect(() => pence(value, 'price')).toThrow(WireFault);
  });

  test('every whole number of pence survives the way through pounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (whole) => {
        expect(pence(JSON.parse(JSON.stringify(whole / 100)), 'price')).toBe(whole);
      }),
    );
  });

  test('a fraction of a penny is never rounded away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 9 }), (whole, thousandths) => {
        expect(() => pence(whole / 100 + thousandths / 1000, 'price')).toThrow(WireFault);
      }),
    );
  });

  test('the amount speaks for its currency; the visitor’s own stands where it says nothing', () => {
    expect(money({ value: 9.99, currency: 'EUR' }, 'GBP', 'price')).toEqual({ pence: 999, currency: 'EUR' });
    expect(money({ value: 9.99 }, 'GBP', 'price')).toEqual({ pence: 999, currency: 'GBP' });
    expect(money({ value: 9.99, currency: null }, 'GBP', 'price')).toEqual({ pence: 999, currency: 'GBP' });
  });

  test('an amount that is allowed to be missing is null, one that is not is a fault', () => {
    expect(optionalMoney(null, 'GBP', 'price')).toBeNull();
    expect(optionalMoney(undefined, 'GBP', 'price')).toBeNull();
    expect(() => money(null, 'GBP', 'price')).toThrow(WireFault);
    expect(() => optionalMoney({ value: null }, 'GBP', 'price')).toThrow(WireFault);
  });
});
