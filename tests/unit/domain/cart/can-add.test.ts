import { canAdd } from '../../../../src/domain/cart/can-add';
import type { Availability } from '../../../../src/domain/catalogue/availability';
import { PRODUCT_TYPES, type Product } from '../../../../src/domain/catalogue/product';
import { aChoice, aConfigurable, aProduct, aSummary, aVariant } from '../../../builders/a-product';

const of = (inStock: boolean, onlyLeft: number | null): Product => aProduct({ availability: { inStock, onlyLeft } });
const without: Availability = { inStock: false, onlyLeft: 0 };

describe('Whether a product can be added', () => {
  test.each([
    [
      'S5-13 a configurable with a chosen variant',
      aConfigurable({ configurable: aChoice({ variant: aVariant() }) }),
      1,
      true,
    ],
    [
      'S5-13 a configurable whose variant is gone, which the backend knows better',
      aConfigurable({
        configurable: aChoice({ variant: aVariant({ availability: without }) }),
        availability: without,
      }),
      1,
      true,
    ],
    ['S5-13 a configurable without a variant', aConfigurable(), 1, false],
    ['S5-13 a configurable without a selection', aProduct({ type: 'configurable', configurable: null }), 1, false],
    ['S5-17 in stock without limit, 99 pieces', of(true, null), 99, true],
    ['S5-16 the last three of three', of(true, 3), 3, true],
    ['S5-16 four of three', of(true, 3), 4, false],
    ['S5-15 out of stock', of(false, null), 1, false],
    ['S5-15 in stock with none left', of(true, 0), 1, false],
    ['S5-15 in stock with fewer than none left', of(true, -2), 1, false],
    ['S5-15 nothing at all', null, 1, false],
    ['S5-21 no pieces', of(true, null), 0, false],
    ['S5-21 a negative number of pieces', of(true, null), -1, false],
    ['S5-21 not a number of pieces', of(true, null), Number.NaN, false],
    ['S5-21 one and a half pieces', of(true, null), 1.5, false],
    ['S5-21 endless pieces', of(true, null), Number.POSITIVE_INFINITY, false],
  ])('%s', (_title, product, quantity, expected) => {
    expect(canAdd(product, quantity)).toBe(expected);
  });

  test('S5-12 one piece is meant when no quantity is given', () => {
    expect(canAdd(of(true, 1))).toBe(true);
    expect(canAdd(of(true, 0))).toBe(false);
  });

  test('S5-13 a card of a configurable knows no variant, so it cannot be added from there', () => {
    expect(canAdd(aSummary({ type: 'configurable' }))).toBe(false);
  });

  test('S5-19, S3-20 simple, configurable, bundle, downloadable and virtual products can be added, no others', () => {
    const types = [...PRODUCT_TYPES, 'unknown'] as const;
    const addable = types.filter((type) =>
      canAdd(aConfigurable({ configurable: aChoice({ variant: aVariant() }), type })),
    );
    expect([...addable].sort()).toEqual(['bundle', 'configurable', 'downloadable', 'simple', 'virtual']);
  });
});
