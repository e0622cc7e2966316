import type { ConfigurableOption, Offer } from '../../../../src/domain/catalogue/configurable';
import { offerOfValue } from '../../../../src/domain/catalogue/value-offer';
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

function anOffer(values: readonly string[], price: number, overrides: Partial<Offer> = {}): Offer {
  return { values, price: aPrice(price), availability: { inStock: true, onlyLeft: null }, note: '', ...overrides };
}

const OFFERS = [
  anOffer(['size-s', 'red'], 20, { note: '7 stems' }),
  anOffer(['size-s', 'white'], 22, { note: '7 stems' }),
  anOffer(['size-l', 'red'], 30, { note: '12 stems', availability: { inStock: true, onlyLeft: 0 } }),
];
const of = (uid: string, chosen: readonly string[] = [], option = SIZES) =>
  offerOfValue(OPTIONS, OFFERS, chosen, option, uid);

test('S3-21 a value costs what the cheapest piece costs that it leads to, and says that others are dearer', () => {
  expect(of('size-s')).toMatchObject({ price: pounds(20), isFrom: true });
  expect(of('size-s', ['white'])).toMatchObject({ price: pounds(22), isFrom: false });
});

test('the answer to the question itself does not narrow it', () => {
  expect(of('size-s', ['size-l', 'red'])).toMatchObject({ price: pounds(20), isFrom: false });
});

test('a value that is not made with the other answers has no offer', () => {
  expect(of('size-l', ['white'])).toBeNull();
  expect(of('white', ['size-l'], COLOURS)).toBeNull();
});

test('a value whose every piece is gone is out of stock', () => {
  expect(of('size-l')?.inStock).toBe(false);
  expect(of('size-s')?.inStock).toBe(true);
  expect(of('red', [], COLOURS)?.inStock).toBe(true);
});

test('the florist’s words are told where they hold for all of it', () => {
  expect(of('size-s')?.note).toBe('7 stems');
  expect(of('red', [], COLOURS)?.note).toBe('');
});
