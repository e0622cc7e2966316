import fc from 'fast-check';
import { cartTotals, type PricedRow } from '../../backend/commerce/pricing/cart-totals';
import { allocate, convert, divideHalfUp, percentageOf, taxWithin } from '../../backend/commerce/pricing/money';

const pence = fc.integer({ min: 0, max: 5_000_000 });
const row: fc.Arbitrary<PricedRow> = fc.record({
  unit: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  vatRate: fc.constantFrom(0, 2_000),
});
const cart = fc.record({
  rows: fc.array(row, { maxLength: 12 }),
  percent: fc.integer({ min: 0, max: 10_000 }),
  shipping: fc.integer({ min: 0, max: 5_000 }),
  shippingVat: fc.constantFrom(0, 2_000),
});
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('money arithmetic', () => {
  test.each([
    [120, 20],
    [100, 17],
    [1, 0],
    [2, 0],
    [3, 1],
    [9, 2],
  ])('VAT of 20%% within %i pence is %i, rounded half up', (gross, tax) => {
    expect(taxWithin(gross, 2_000)).toBe(tax);
  });

  test.each([
    [2_999, 1_170_000, 3_509],
    [1, 1_170_000, 1],
    [50, 1_170_000, 59],
    [2_999, 1_000_000, 2_999],
  ])('%i pence at a rate of %i millionths are %i', (amount, rate, converted) => {
    expect(convert(amount, rate)).toBe(converted);
  });

  test('divides like exact integer arithmetic', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 1_000_000 }), (dividend, divisor) => {
        const exact = (BigInt(dividend) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n);
        return divideHalfUp(dividend, divisor) === Number(exact);
      }),
      { numRuns: 2_000 },
    );
  });

  test('allocates an amount so that parts sum to it and differ from their share by less than a penny', () => {
    fc.assert(
      fc.property(pence, fc.array(pence, { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const parts = allocate(amount, weights);
        const total = sum(weights);
        expect(sum(parts)).toBe(amount);
        if (total === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test('sums every column of a cart to its total, and the grand total to what is left to pay', () => {
    fc.assert(
      fc.property(cart, ({ rows, percent, shipping, shippingVat }) => {
        const totals = cartTotals(rows, { kind: 'percent', percent }, shipping, shippingVat);
        expect(sum(totals.rows.map((one) => one.gross))).toBe(totals.subtotal);
        expect(sum(totals.rows.map((one) => one.net))).toBe(totals.subtotalNet);
        expect(sum(totals.rows.map((one) => one.discount))).toBe(totals.discount);
        expect(sum(totals.taxes.map((tax) => tax.amount))).toBe(totals.vat);
        expect(sum(totals.rows.map((one) => one.vat)) + totals.shipping - totals.shippingNet).toBe(totals.vat);
        expect(totals.grandTotal).toBe(totals.subtotal - totals.discount + shipping);
        expect(totals.grandTotal).toBeGreaterThanOrEqual(0);
        totals.rows
          .filter((one) => one.vatRate === 0)
          .forEach((one) => expect([one.vat, one.net]).toEqual([0, one.gross]));
        if (shippingVat === 0) expect(totals.shippingNet).toBe(shipping);
      }),
      { numRuns: 2_000 },
    );
  });

  test('keeps VAT below the total and within a penny of a sixth where everything is standard-rated', () => {
    fc.assert(
      fc.property(cart, ({ rows, percent, shipping }) => {
        const standard = rows.map((one) => ({ ...one, vatRate: 2_000 }));
        const totals = cartTotals(standard, { kind: 'percent', percent }, shipping);
        expect(Math.abs(totals.vat - totals.grandTotal / 6)).toBeLessThanOrEqual(0.5);
        totals.rows.forEach((one) => expect(one.discount).toBeLessThanOrEqual(one.gross));
      }),
      { numRuns: 2_000 },
    );
  });

  test('computes the same totals for any order of the lines', () => {
    fc.assert(
      fc.property(cart, ({ rows, percent, shipping }) => {
        const { rows: _there, ...totals } = cartTotals(rows, { kind: 'percent', percent }, shipping);
        const { rows: _back, ...turned } = cartTotals([...rows].reverse(), { kind: 'percent', percent }, shipping);
        expect(turned).toEqual(totals);
      }),
      { numRuns: 1_000 },
    );
  });

  test('computes the same VAT for equal lines of two rates in either order', () => {
    const rows = [2_000, 0].map((vatRate) => ({ unit: 14, quantity: 40, vatRate }));
    const vatOf = (priced: typeof rows) => cartTotals(priced, { kind: 'percent', percent: 2_344 }, 0).vat;
    expect(vatOf([...rows].reverse())).toBe(vatOf(rows));
  });

  test('never lowers the total when the quantity rises', () => {
    fc.assert(
      fc.property(cart, row, ({ rows, percent, shipping }, more) => {
        const before = cartTotals(rows, { kind: 'percent', percent }, shipping).grandTotal;
        return cartTotals([...rows, more], { kind: 'percent', percent }, shipping).grandTotal >= before;
      }),
      { numRuns: 1_000 },
    );
  });

  test('computes a discount on the whole, rounded half up', () => {
    expect(percentageOf(1_005, 1_000)).toBe(101);
    const totals = cartTotals([{ unit: 335, quantity: 3, vatRate: 2_000 }], { kind: 'percent', percent: 1_000 }, 495);
    expect(totals).toMatchObject({ subtotal: 1_005, discount: 101, grandTotal: 1_399, vat: 233 });
  });
});
