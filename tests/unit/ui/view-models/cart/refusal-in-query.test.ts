import { LISTING_CONTEXT, refusalOfQuery } from '../../../../../src/ui/view-models/cart/refusal-in-query';
import { HAMPER_QUESTIONS } from '../../../../builders/a-bundle';
import { aDateOption, aSelectOption, aTextOption } from '../../../../builders/an-option';

const KNOWN = {
  product: { typeName: 'GiftCard', maxQuantity: 20 },
  options: [aDateOption(), aTextOption({ maxCharacters: 200 }), aSelectOption()],
  deliveryDays: { earliest: '2026-03-05', latest: '2026-06-02' },
};
const read = (kind: string, subject = '', detail = '') => refusalOfQuery([{ kind, subject, detail }], KNOWN);
const about = (optionUid: string, title: string) => ({ optionUid, title });
const DAY = about('day', 'Delivery date');

describe('a refusal in the address', () => {
  test.each([
    ['variant-not-chosen', '', { kind: 'variant-not-chosen' }],
    ['out-of-stock', '', { kind: 'out-of-stock' }],
    ['not-enough-stock', '3', { kind: 'not-enough-stock', onlyLeft: 3 }],
    ['quantity-invalid', '10000', { kind: 'quantity-invalid', max: 20 }],
    ['quantity-above-max', '7', { kind: 'quantity-above-max', max: 20 }],
    ['type-not-supported', 'GiftCard', { kind: 'type-not-supported', typeName: 'GiftCard' }],
    ['unreachable', '', { kind: 'unreachable', status: null }],
    ['unreachable', '0A1B2C3D', { kind: 'unreachable', status: null, reference: '0A1B2C3D' }],
    ['unreachable', 'Call 0900', { kind: 'unreachable', status: null }],
    ['not-found', '', { kind: 'not-found', message: '' }],
  ])('%s is read back', (kind, detail, reason) => {
    expect(read(kind, '', detail)).toEqual(reason);
  });

  test.each([
    ['option-missing', 'vase', '', { kind: 'option-missing', ...about('vase', 'Add a vase') }],
    ['unknown-choice', 'vase', '', { kind: 'unknown-choice', ...about('vase', 'Add a vase') }],
    ['text-too-long', 'card', '200', { kind: 'text-too-long', ...about('card', 'Card message'), limit: 200 }],
    ['not-a-date', 'day', '', { kind: 'not-a-date', ...DAY }],
    ['date-too-soon', 'day', '2026-03-05', { kind: 'date-too-soon', ...DAY, before: null, earliest: '2026-03-05' }],
    ['date-too-far', 'day', '', { kind: 'date-too-far', ...DAY, latest: '2026-06-02' }],
    ['after-cut-off', 'day', '2026-03-05', { kind: 'date-too-soon', ...DAY, before: null, earliest: '2026-03-05' }],
    ['closure', 'day', '2026-03-09', { kind: 'closure', ...DAY, reason: '', before: null, earliest: '2026-03-09' }],
    [
      'closed-weekday',
      'day',
      '2026-03-09',
      { kind: 'closure', ...DAY, reason: '', before: null, earliest: '2026-03-09' },
    ],
    [
      'bank-holiday',
      'day',
      '2026-04-07',
      { kind: 'closure', ...DAY, reason: '', before: null, earliest: '2026-04-07' },
    ],
    ['zone-closed', 'day', '2026-03-10', { kind: 'closure', ...DAY, reason: '', before: null, earliest: '2026-03-10' }],
    ['peak-day', 'day', '2026-03-16', { kind: 'date-too-soon', ...DAY, before: null, earliest: '2026-03-16' }],
  ])('%s is shown at its option', (kind, subject, detail, option) => {
    expect(read(kind, subject, detail)).toEqual({ kind: 'options-refused', options: [option] });
  });

  test.each([
    ['option-missing', 'flowers', { kind: 'option-missing', ...about('flowers', 'Flowers') }],
    ['unknown-choice', 'candles', { kind: 'unknown-choice', ...about('candles', 'Candles') }],
    ['quantity-invalid', 'big', { kind: 'quantity-invalid', max: 10_000, ...about('big', 'Name of big') }],
  ])('%s is shown at its part of a bundle', (kind, subject, option) => {
    const known = { ...KNOWN, questions: HAMPER_QUESTIONS };
    expect(refusalOfQuery([{ kind, subject, detail: '' }], known)).toEqual({
      kind: 'options-refused',
      options: [option],
    });
  });

  test('several options are refused together', () => {
    const refusals = [
      { kind: 'option-missing', subject: 'day', detail: '' },
      { kind: 'text-too-long', subject: 'card', detail: '200' },
    ];
    expect(refusalOfQuery(refusals, KNOWN)).toMatchObject({ options: [{ optionUid: 'day' }, { optionUid: 'card' }] });
  });

  test('returns nothing without a refusal, for an unknown kind and for an option of another product', () => {
    expect(refusalOfQuery([], KNOWN)).toBeNull();
    expect(read('buy-gold', '', 'at gold.example')).toBeNull();
    expect(read('option-missing', 'of-another')).toBeNull();
    expect(read('text-too-long', 'day')).toBeNull();
  });

  test('a refused day that came back is judged again, with its reason and the days on both sides', () => {
    const refusal = { kind: 'closed-weekday', weekday: 0, before: '2026-03-07', earliest: '2026-03-09' } as const;
    const refusals = [{ kind: 'closed-weekday', subject: 'day', detail: '2026-03-09' }];
    const known = { ...KNOWN, dayRefusal: (uid: string) => (uid === 'day' ? refusal : null) };
    expect(refusalOfQuery(refusals, known)).toEqual({ kind: 'options-refused', options: [{ ...DAY, ...refusal }] });
  });

  test('uses no text of the URL', () => {
    const lie = 'Call 0900 to claim your prize';
    expect(JSON.stringify(read('type-not-supported', '', lie))).not.toContain(lie);
    expect(read('rejected', '', lie)).toMatchObject({ message: '' });
    expect(read('not-enough-stock', '', lie)).toEqual({ kind: 'out-of-stock' });
    expect(read('closure', 'day', '2026-02-30')).toMatchObject({ options: [{ earliest: '2026-03-05' }] });
  });

  test('a listing has no options, so only the whole form can be refused', () => {
    const missing = [{ kind: 'option-missing', subject: 'day', detail: '' }];
    expect(refusalOfQuery(missing, LISTING_CONTEXT)).toBeNull();
    expect(refusalOfQuery([{ kind: 'out-of-stock', subject: '', detail: '' }], LISTING_CONTEXT)).not.toBeNull();
  });
});
