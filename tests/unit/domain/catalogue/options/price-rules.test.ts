import fc from 'fast-check';
import {
  creditFor,
  discountPercent,
  optionPrice,
  currentPrice,
  specialPrice,
} from '../../../../../src/domain/catalogue/options/price-rules';
import type { Price } from '../../../../../src/domain/pricing/money';
import { pounds } from '../../../../builders/a-price';

/** Converts table values in pounds to pence. */
const priceOf = (regular: number, final: number): Price => ({
  regular: pounds(regular),
  special: specialPrice(pounds(regular), pounds(final)),
  maximum: null,
});

describe('A product price', () => {
  test.each([
    { regular: 50, final: 45, special: 45, credit: 5, discount: 10 },
    { regular: 29.99, final: 24.99, special: 24.99, credit: 2, discount: 17 },
    { regular: 10, final: 10, special: null, credit: 1, discount: 0 },
    { regular: 40, final: 25, special: 25, credit: 3, discount: 37 },
    { regular: 30, final: 29.99, special: 29.99, credit: 3, discount: 0 },
    { regular: 20, final: 0, special: 0, credit: 0, discount: 100 },
    { regular: 20, final: 30, special: null, credit: 3, discount: 0 },
    { regular: 0, final: 0, special: null, credit: 0, discount: 0 },
  ])(
    'S9-19, S9-20 of £$regular sold at £$final: special $special, credit $credit, $discount % off',
    ({ regular, final, special, credit, discount }) => {
      const price = priceOf(regular, final);
      expect(price.special).toEqual(special === null ? null : pounds(special));
      expect(creditFor(pounds(final))).toBe(credit);
      expect(discountPercent(price)).toBe(discount);
    },
  );

  test('S9-20 has no discount if the regular price is 0', () => {
    expect(discountPercent({ regular: pounds(0), special: pounds(0), maximum: null })).toBe(0);
  });

  test.each([
    [0, 0],
    [4.99, 0],
    [5, 1],
    [14.99, 1],
    [15, 2],
    [1234.5, 123],
    [1235, 124],
  ])('S9-19 gives for £%d a credit of %d, a tenth rounded half up', (final, credit) => {
    expect(creditFor(pounds(final))).toBe(credit);
  });

  test('can have a special price of 0', () => {
    expect(currentPrice(priceOf(20, 0))).toEqual(pounds(0));
    expect(currentPrice(priceOf(20, 20))).toEqual(pounds(20));
  });

  test('S9-20 has a discount of 0 to 100 whole per cent that never grows with the price', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (regular, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const percents = [low, high].map((final) => discountPercent(priceOf(regular / 100, final / 100)));
        for (const percent of percents) {
          expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        }
        expect(percents[0]).toBeGreaterThanOrEqual(percents[1] ?? 0);
      }),
    );
  });
});

describe('The price of an option', () => {
  test.each([
    [{ kind: 'fixed', pence: 950, currency: 'GBP' } as const, 20, 9.5],
    [{ kind: 'percent', percent: 10 } as const, 29.95, 3],
    [{ kind: 'percent', percent: 12.5 } as const, 20, 2.5],
    [{ kind: 'percent', percent: 5 } as const, 0.1, 0.01],
    [{ kind: 'percent', percent: 5 } as const, 0.09, 0],
    [{ kind: 'percent', percent: 0 } as const, 20, 0],
  ])('%j on £%d adds £%d, rounded half up', (price, base, expected) => {
    expect(optionPrice(pounds(base), price)).toEqual(pounds(expected));
  });

  test('that is unknown adds nothing to the displayed price', () => {
    expect(optionPrice(pounds(40), { kind: 'unknown' })).toEqual(pounds(0));
  });

  test('as a percentage is in whole pence and keeps the currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (pence, hundredths) => {
        const added = optionPrice({ pence, currency: 'EUR' }, { kind: 'percent', percent: hundredths / 100 });
        expect(added.currency).toBe('EUR');
        expect(Number.isSafeInteger(added.pence)).toBe(true);
        expect(Math.abs(added.pence - (pence * hundredths) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
