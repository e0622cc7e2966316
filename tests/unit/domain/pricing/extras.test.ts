import { extrasOf, withExtras } from '../../../../src/domain/pricing/extras';
import { aPrice, pounds } from '../../../builders/a-price';
import { aDateOption, aPickedOption, aWrittenOption } from '../../../builders/an-option';

const fixed = (pence: number) => ({ kind: 'fixed', pence, currency: 'GBP' }) as const;

describe('extras of the answers given', () => {
  const ribbon = aWrittenOption({ uid: 'ribbon', price: fixed(350) });
  const saturday = aDateOption({ price: fixed(500) });
  const vases = aPickedOption({ kind: 'checkbox' });

  test.each([
    ['nothing is answered', {}, 0],
    ['an answer of blanks is none', { ribbon: '   ' }, 0],
    ['a written answer costs what its question says', { ribbon: 'Mum' }, 3.5],
    ['so does a day', { day: '2026-03-06' }, 5],
    ['several picks add up', { vase: ['vase-glass', 'vase-clay'] }, 17.5],
    ['a value nobody offers costs nothing', { vase: ['vase-gold'] }, 0],
    ['all together', { ribbon: 'Mum', day: '2026-03-06', vase: ['vase-glass'] }, 18],
  ])('%s', (_, answers, amount) => {
    expect(extrasOf(aPrice(40), [ribbon, saturday, vases], answers)).toEqual(pounds(amount));
  });
});

test('a reduction is of the piece alone, so both prices rise by the same', () => {
  const price = { ...aPrice(40, 30), maximum: pounds(60) };
  expect(withExtras(price, pounds(5))).toEqual({ regular: pounds(45), special: pounds(35), maximum: pounds(65) });
});

test('what is not reduced and has no dearest piece is neither with its extras', () => {
  expect(withExtras(aPrice(40), pounds(5))).toEqual(aPrice(45));
});
