import { checkEligibility } from '../../../../src/domain/cart/eligibility';
import type { Availability } from '../../../../src/domain/catalogue/availability';
import { PRODUCT_TYPES, type Product, type ProductSummary } from '../../../../src/domain/catalogue/product';
import { DEFAULT_QUANTITY } from '../../../../src/domain/shared/quantity';
import { aChoice, aConfigurable, aProduct, aSummary, aVariant } from '../../../builders/a-product';

const of = (inStock: boolean, onlyLeft: number | null): Product => aProduct({ availability: { inStock, onlyLeft } });
const canAdd = (product: Product | ProductSummary, quantity = DEFAULT_QUANTITY) =>
  checkEligibility(product, quantity) === null;
const without: Availability = { inStock: false, onlyLeft: 0 };

describe('Whether a product can be added', () => {
  test.each([
    [
      'S5-13 allows a configurable product with a chosen variant',
      aConfigurable({ configurable: aChoice({ variant: aVariant() }) }),
      1,
      true,
    ],
    [
      'S5-13 allows a variant out of stock, which the backend checks',
      aConfigurable({
        configurable: aChoice({ variant: aVariant({ availability: without }) }),
        availability: without,
      }),
      1,
      true,
    ],
    ['S5-13 refuses a configurable product without a variant', aConfigurable(), 1, false],
    [
      'S5-13 refuses a configurable product without options',
      aProduct({ type: 'configurable', configurable: null }),
      1,
      false,
    ],
    ['S5-17 allows quantity 99 of unlimited stock', of(true, null), 99, true],
    ['S5-16 allows the whole stock of three', of(true, 3), 3, true],
    ['S5-16 refuses four of a stock of three', of(true, 3), 4, false],
    ['S5-15 refuses a product out of stock', of(false, null), 1, false],
    ['S5-15 refuses a product with none left', of(true, 0), 1, false],
    ['S5-15 refuses a product with negative stock', of(true, -2), 1, false],
    ['S5-21 refuses quantity 0', of(true, null), 0, false],
    ['S5-21 refuses a negative quantity', of(true, null), -1, false],
    ['S5-21 refuses NaN', of(true, null), Number.NaN, false],
    ['S5-21 refuses a fraction', of(true, null), 1.5, false],
    ['S5-21 refuses infinity', of(true, null), Number.POSITIVE_INFINITY, false],
  ])('%s', (_title, product, quantity, expected) => {
    expect(canAdd(product, quantity)).toBe(expected);
  });

  test('S5-12 uses quantity 1 by default', () => {
    expect(canAdd(of(true, 1))).toBe(true);
    expect(canAdd(of(true, 0))).toBe(false);
  });

  test('S5-13 cannot add a configurable product from a summary, which has no variant', () => {
    expect(canAdd(aSummary({ type: 'configurable' }))).toBe(false);
  });

  test('S5-19, S3-20 can add simple, configurable, bundle, downloadable and virtual products only', () => {
    const types = [...PRODUCT_TYPES, 'unknown'] as const;
    const addable = types.filter((type) =>
      canAdd(aConfigurable({ configurable: aChoice({ variant: aVariant() }), type })),
    );
    expect([...addable].sort()).toEqual(['bundle', 'configurable', 'downloadable', 'simple', 'virtual']);
  });
});

test('refuses a quantity above the largest of the product, of every type, and nothing at it', () => {
  for (const product of [aProduct({ maxQuantity: 20 }), aConfigurable({ maxQuantity: 20 })]) {
    expect(checkEligibility(product, 21)).toEqual({ kind: 'quantity-above-max', max: 20 });
    expect(checkEligibility(product, 20)?.kind).not.toBe('quantity-above-max');
  }
  expect(checkEligibility(aProduct({ maxQuantity: null }), 10_000)).toBeNull();
});
