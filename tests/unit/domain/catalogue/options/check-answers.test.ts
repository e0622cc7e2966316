import fc from 'fast-check';
import { checkAnswers } from '../../../../../src/domain/catalogue/options/check-answers';
import type {
  CustomizableOption,
  OptionAnswers,
} from '../../../../../src/domain/catalogue/options/customizable-option';
import { someDeliveryRules } from '../../../../builders/a-delivery-schedule';
import { aDateOption, aSelectOption, aTextOption } from '../../../../builders/an-option';
import { anyText } from '../../../../builders/any-text';

/** A Wednesday morning; the range is Thursday 2026-11-19 to 2027-02-16. */
const rules = someDeliveryRules(['flowers'], Date.parse('2026-11-18T10:00:00Z'));

const kinds = (option: CustomizableOption, answer?: string | readonly string[]) =>
  checkAnswers([option], answer === undefined ? {} : { [option.uid]: answer }, rules).map(({ kind }) => kind);

const EVERY_KIND: readonly CustomizableOption[] = [
  ...(['field', 'area'] as const).map((kind) => aTextOption({ uid: kind, kind })),
  aDateOption({ uid: 'date' }),
  ...(['dropdown', 'radio', 'checkbox', 'multiple'] as const).map((kind) => aSelectOption({ uid: kind, kind })),
];

describe('Answers to customizable options', () => {
  test.each(EVERY_KIND.map((option) => [option.kind, option] as const))(
    'S3-28, S3-29 accept an empty %s if optional and refuse it if required',
    (_kind, option) => {
      for (const answer of [undefined, '', '   ', [], ['']]) {
        expect(kinds({ ...option, required: false }, answer)).toEqual([]);
        expect(kinds({ ...option, required: true }, answer)).toEqual(['option-missing']);
      }
    },
  );

  test('S3-29 are refused with the option’s uid and title', () => {
    expect(checkAnswers([aDateOption()], {}, rules)).toEqual([
      { kind: 'option-missing', optionUid: 'day', title: 'Delivery date' },
    ]);
  });

  test.each(['field', 'area'] as const)('S3-30 accept a %s text up to its limit and no longer', (kind) => {
    const option = aTextOption({ kind, maxCharacters: 5 });
    expect(kinds(option, 'roses')).toEqual([]);
    expect(kinds(option, '  roses  ')).toEqual([]);
    expect(checkAnswers([option], { card: 'tulips' }, rules)).toEqual([
      { kind: 'text-too-long', optionUid: 'card', title: 'Card message', limit: 5 },
    ]);
  });

  test('S3-30 count code points: an emoji is one character, and so is a line end', () => {
    const option = aTextOption({ maxCharacters: 5 });
    expect(kinds(option, '🌹🌹🌹🌹🌹')).toEqual([]);
    expect(kinds(option, '🌹🌹🌹🌹🌹🌹')).toEqual(['text-too-long']);
    expect(kinds(option, 'ab\r\ncd')).toEqual([]);
  });

  test('S3-30 accept a text of any length without a limit', () => {
    expect(kinds(aTextOption({ maxCharacters: null }), 'x'.repeat(10_000))).toEqual([]);
  });

  test.each([
    ['Eve Marsh', []],
    ['Mrs.Ng', []],
    ['Win at bad.example', ['holds-link']],
    ['https://bad.example', ['holds-link']],
  ])('judge the name of a gift card’s recipient, which stands in a subject: %s', (name, refused) => {
    expect(kinds(aTextOption({ sku: 'GIFT-CARD-NAME' }), name)).toEqual(refused);
    expect(kinds(aTextOption({ sku: 'CARD-MESSAGE' }), name)).toEqual([]);
  });

  test.each([
    ['2026-11-19', []],
    ['2027-02-16', []],
    ['2026-11-18', ['date-too-soon']],
    ['2020-01-01', ['date-too-soon']],
    ['2027-02-17', ['date-too-far']],
    ['2026-11-22', ['closed-weekday']],
    ['2026-12-25', ['bank-holiday']],
    ['2026-02-30', ['not-a-date']],
    ['19/11/2026', ['not-a-date']],
    ['tomorrow', ['not-a-date']],
  ])('S3-28 are checked for the day %s: %j', (day, expected) => {
    expect(kinds(aDateOption(), day)).toEqual(expected);
  });

  test('S3-28 are refused with the next available day', () => {
    const refusalOf = (day: string) => checkAnswers([aDateOption()], { day }, rules)[0];
    expect(refusalOf('2026-11-18')).toMatchObject({ kind: 'date-too-soon', earliest: '2026-11-19' });
    expect(refusalOf('2026-11-22')).toMatchObject({ kind: 'closed-weekday', earliest: '2026-11-23' });
    expect(refusalOf('2027-03-01')).toMatchObject({ kind: 'date-too-far', latest: '2027-02-16' });
  });

  test.each(['dropdown', 'radio'] as const)('S3-28 accept one value for a %s', (kind) => {
    const option = aSelectOption({ kind });
    expect(kinds(option, 'vase-glass')).toEqual([]);
    expect(kinds(option, ['vase-glass'])).toEqual([]);
    expect(kinds(option, ['vase-glass', 'vase-clay'])).toEqual(['unknown-choice']);
    expect(kinds(option, 'vase-of-another-shop')).toEqual(['unknown-choice']);
  });

  test.each(['checkbox', 'multiple'] as const)('S3-28 accept several values for a %s', (kind) => {
    const option = aSelectOption({ kind });
    expect(kinds(option, 'vase-glass')).toEqual([]);
    expect(kinds(option, ['vase-glass', 'vase-clay'])).toEqual([]);
    expect(kinds(option, ['vase-glass', 'vase-of-another-shop'])).toEqual(['unknown-choice']);
  });

  test('S3-28 are refused when a text or date has a second answer', () => {
    expect(kinds(aTextOption({ kind: 'field' }), ['With love', 'Ann'])).toEqual(['unknown-choice']);
    expect(kinds(aTextOption({ kind: 'area' }), ['With love', 'Ann'])).toEqual(['unknown-choice']);
    expect(kinds(aDateOption(), ['2026-11-19', '2026-11-20'])).toEqual(['not-a-date']);
    expect(kinds(aDateOption(), ['2026-11-19', ' 2026-11-19 '])).toEqual([]);
  });

  test('S3-28 are refused for unknown options, unless empty', () => {
    expect(checkAnswers([], { colour: 'blue', size: ' ' }, rules)).toEqual([
      { kind: 'unknown-choice', optionUid: 'colour', title: '' },
    ]);
  });

  test('S3-28 ignore names inherited from Object.prototype', () => {
    expect(kinds(aTextOption({ uid: 'constructor', required: true }))).toEqual(['option-missing']);
    expect(kinds(aSelectOption({ uid: 'toString' }))).toEqual([]);
  });

  test('S3-28 never throw, and are refused at most once for each option', () => {
    const answer = fc.oneof(anyText(), fc.array(fc.string()));
    const names = fc.oneof(fc.constantFrom(...EVERY_KIND.map(({ uid }) => uid)), fc.string());
    fc.assert(
      fc.property(fc.dictionary(names, answer), (answers: OptionAnswers) => {
        const uids = checkAnswers(EVERY_KIND, answers, rules).map(({ optionUid }) => optionUid);
        expect(new Set(uids).size).toBe(uids.length);
      }),
    );
  });
});
