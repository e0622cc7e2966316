import { isStartingPrice, startingPrice } from '../../../../src/domain/catalogue/starting-price';
import { aPrice, pounds } from '../../../builders/a-price';
import { aSelectOption, aTextOption } from '../../../builders/an-option';

const upTo = (pence: number) => ({ ...aPrice(12), maximum: { pence, currency: 'GBP' } });

test.each([
  ['simple', aPrice(12), false],
  ['simple', upTo(1200), false],
  ['configurable', upTo(1201), true],
  ['bundle', aPrice(12), true],
  ['grouped', upTo(1200), true],
] as const)('the price of a %s product %j is a starting price: %s', (type, price, starts) => {
  expect(isStartingPrice({ type }, price)).toBe(starts);
});

test('S3-13 the starting price has the cheapest answer to each required option in it', () => {
  const customizableOptions = [aSelectOption({ kind: 'radio', required: true })];
  const price = startingPrice({ price: aPrice(40, 30), customizableOptions });
  expect(price).toEqual({ regular: pounds(46), special: pounds(36), maximum: pounds(39.5) });
  expect(isStartingPrice({ type: 'simple' }, price)).toBe(true);
});

test('S3-13 a name in flowers starts at one letter; options that nobody must answer leave the price alone', () => {
  const each = { kind: 'fixed', pence: 3250, currency: 'GBP' } as const;
  const letters = aTextOption({ sku: 'PER-LETTER', price: each, required: true, maxCharacters: 8 });
  const price = startingPrice({ price: aPrice(32.5), customizableOptions: [letters] });
  expect(price).toEqual({ ...aPrice(32.5), maximum: pounds(260) });
  expect(startingPrice({ price: aPrice(32.5), customizableOptions: [aSelectOption()] })).toEqual(aPrice(32.5));
});
