import fc from 'fast-check';
import {
  creditFor,
  creditOf,
  discountPercent,
  optionPrice,
  payable,
  specialOf,
} from '../../../../src/domain/pricing/price-rules';
import type { Price } from '../../../../src/domain/pricing/price';
import { pounds } from '../../../builders/a-price';

/** Tables are written in pounds; the shop counts in pence. */
const priceOf = (regular: number, final: number): Price => ({
  regular: pounds(regular),
  special: specialOf(pounds(regular), pounds(final)),
  maximum: null,
});

describe('The price of a product', () => {
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
    'S9-19, S9-20 £$regular sold at £$final: special $special, credit $credit, $discount % off',
    ({ regular, final, special, credit, discount }) => {
      const price = priceOf(regular, final);
      expect(price.special).toEqual(special === null ? null : pounds(special));
      expect(creditFor(pounds(final))).toBe(credit);
      expect(discountPercent(price)).toBe(discount);
    },
  );

  test('S9-20 nothing is off what costs nothing anyway', () => {
    expect(discountPercent({ regular: pounds(0), special: pounds(0), maximum: null })).toBe(0);
  });

  test('S9-19 the credit of a product is that of what it costs now', () => {
    expect(creditOf(priceOf(50, 25))).toBe(3);
    expect(creditOf(priceOf(50, 50))).toBe(5);
  });

  test('a special price of nothing is what one pays', () => {
    expect(payable(priceOf(20, 0))).toEqual(pounds(0));
    expect(payable(priceOf(20, 20))).toEqual(pounds(20));
  });

  test('S9-20 a discount is a whole per cent from 0 to 100, and less is never a smaller discount', () => {
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
  ])('%j on £%d adds £%d, half a penny counting up', (price, base, expected) => {
    expect(optionPrice(pounds(base), price)).toEqual(pounds(expected));
  });

  test('a percentage of an amount stays in its currency and in whole pence', () => {
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
