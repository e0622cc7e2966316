import {
  isPriceOpen,
  openSurcharges,
  optionSurcharges,
  withSurcharges,
} from '../../../../src/domain/catalogue/surcharges';
import { aPrice, pounds } from '../../../builders/a-price';
import { aDateOption, aSelectOption, aTextOption } from '../../../builders/an-option';

const fixed = (pence: number) => ({ kind: 'fixed', pence, currency: 'GBP' }) as const;

describe('Surcharges', () => {
  const ribbon = aTextOption({ uid: 'ribbon', price: fixed(350) });
  const saturday = aDateOption({ price: fixed(500) });
  const vases = aSelectOption({ kind: 'checkbox' });

  test.each([
    ['are 0 without answers', {}, 0],
    ['are 0 for a blank answer', { ribbon: '   ' }, 0],
    ['include the price of a text option', { ribbon: 'Mum' }, 3.5],
    ['include the price of a date option', { day: '2026-03-06' }, 5],
    ['include every chosen value', { vase: ['vase-glass', 'vase-clay'] }, 17.5],
    ['are 0 for an unknown value', { vase: ['vase-gold'] }, 0],
    ['add up', { ribbon: 'Mum', day: '2026-03-06', vase: ['vase-glass'] }, 18],
  ])('%s', (_, answers, amount) => {
    expect(optionSurcharges(aPrice(40), [ribbon, saturday, vases], answers)).toEqual(pounds(amount));
  });
});

test.each([
  ['M', 0],
  ['Mum', 2],
  ['Mo & Jo', 4],
  ['SIOBHA\u0301N', 6],
])('letters are charged each after the first, spaces never: %j', (letters, times) => {
  const option = aTextOption({ uid: 'letters', sku: 'PER-LETTER', price: fixed(3000) });
  expect(optionSurcharges(aPrice(30), [option], { letters })).toEqual(pounds(30 * times));
});

test('adds surcharges to the regular and the special price alike', () => {
  const price = { ...aPrice(40, 30), maximum: pounds(60) };
  expect(withSurcharges(price, pounds(5))).toEqual({ regular: pounds(45), special: pounds(35), maximum: pounds(65) });
});

test('adds surcharges to a price without special and maximum price', () => {
  expect(withSurcharges(aPrice(40), pounds(5))).toEqual(aPrice(45));
});

describe('What is still to be answered', () => {
  const letters = aTextOption({
    uid: 'letters',
    sku: 'PER-LETTER',
    price: fixed(3000),
    required: true,
    maxCharacters: 8,
  });
  const ribbon = aTextOption({ uid: 'ribbon', price: fixed(350), required: true });
  const vase = aSelectOption({ kind: 'radio', required: true });
  const vases = aSelectOption({ kind: 'checkbox', required: true });

  test.each([
    ['nothing is required', [aTextOption({ price: fixed(350) }), aSelectOption()], {}, 0, 0],
    ['a required text', [ribbon], {}, 3.5, 3.5],
    ['an answered one', [ribbon, vase], { ribbon: 'Mum', vase: ['vase-clay'] }, 0, 0],
    ['one value', [vase], {}, 8, 9.5],
    ['several values', [vases], {}, 8, 17.5],
    ['letters, the first of which is in the price', [letters], {}, 0, 210],
    ['letters without a limit', [{ ...letters, maxCharacters: null }], {}, 0, 30],
    ['values that nobody offers', [{ ...vase, values: [] }], {}, 0, 0],
  ])('adds at least and at most: %s', (_, options, answers, least, most) => {
    expect(openSurcharges(aPrice(40), options, answers)).toEqual({ least: pounds(least), most: pounds(most) });
    expect(isPriceOpen(aPrice(40), options, answers)).toBe(most > least);
  });
});
