import type { ConfigurableOption, VariantSummary } from '../../../../src/domain/catalogue/configurable';
import { variantOption } from '../../../../src/domain/catalogue/variant-option';
import { aPrice, pounds } from '../../../builders/a-price';
import { SIZES } from '../../../builders/a-product';

const COLOURS: ConfigurableOption = {
  uid: 'colour',
  code: 'colour',
  label: 'Colour',
  values: [
    { uid: 'red', label: 'Red', swatch: '#c00' },
    { uid: 'white', label: 'White', swatch: '#fff' },
  ],
};
const OPTIONS = [SIZES, COLOURS];

function aVariantSummary(
  values: readonly string[],
  price: number,
  overrides: Partial<VariantSummary> = {},
): VariantSummary {
  return { values, price: aPrice(price), availability: { inStock: true, onlyLeft: null }, note: '', ...overrides };
}

const OFFERS = [
  aVariantSummary(['size-s', 'red'], 20, { note: '7 stems' }),
  aVariantSummary(['size-s', 'white'], 22, { note: '7 stems' }),
  aVariantSummary(['size-l', 'red'], 30, { note: '12 stems', availability: { inStock: true, onlyLeft: 0 } }),
];
const of = (uid: string, chosen: readonly string[] = [], option = SIZES) =>
  variantOption(OPTIONS, OFFERS, chosen, option, uid);

test('S3-21 returns the price of the cheapest variant with the value, and whether others cost more', () => {
  expect(of('size-s')).toMatchObject({ price: pounds(20), isFrom: true });
  expect(of('size-s', ['white'])).toMatchObject({ price: pounds(22), isFrom: false });
});

test('ignores the current choice of the same option', () => {
  expect(of('size-s', ['size-l', 'red'])).toMatchObject({ price: pounds(20), isFrom: false });
});

test('returns null for a value without a variant for the other choices', () => {
  expect(of('size-l', ['white'])).toBeNull();
  expect(of('white', ['size-l'], COLOURS)).toBeNull();
});

test('is out of stock if every variant with the value is', () => {
  expect(of('size-l')?.inStock).toBe(false);
  expect(of('size-s')?.inStock).toBe(true);
  expect(of('red', [], COLOURS)?.inStock).toBe(true);
});

test('returns the note shared by all variants with the value', () => {
  expect(of('size-s')?.note).toBe('7 stems');
  expect(of('red', [], COLOURS)?.note).toBe('');
});
