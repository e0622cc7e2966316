import fc from 'fast-check';
import { answersFromBundleParts, bundlePartsFromAnswers } from '../../../../src/domain/cart/bundle-answers';
import { defaultBundleParts, selectBundleChoice, type BundlePart } from '../../../../src/domain/catalogue/bundle';
import type { OptionAnswers } from '../../../../src/domain/catalogue/options/customizable-option';
import { HAMPER_QUESTIONS } from '../../../builders/a-bundle';
import { anyText } from '../../../builders/any-text';

const parts = (answers: OptionAnswers) => {
  const read = bundlePartsFromAnswers(HAMPER_QUESTIONS, answers);
  return read.ok ? read.value.map(({ choiceUid, quantity }) => [choiceUid, quantity]) : read.reason;
};

describe('Form answers of a bundle', () => {
  test.each([
    [
      {},
      [
        ['tulips', 1],
        ['big', 2],
      ],
    ],
    [
      { flowers: '', cards: [] },
      [
        ['tulips', 1],
        ['big', 2],
      ],
    ],
    [
      { flowers: 'roses', candles: 'small' },
      [
        ['roses', 1],
        ['small', 1],
      ],
    ],
    [
      { flowers: 'roses', candles: 'small', small: '4' },
      [
        ['roses', 1],
        ['small', 4],
      ],
    ],
    [
      { flowers: 'roses', candles: 'big', small: '4' },
      [
        ['roses', 1],
        ['big', 2],
      ],
    ],
    [
      { flowers: 'roses', roses: '7', candles: 'big' },
      [
        ['roses', 1],
        ['big', 2],
      ],
    ],
    [
      { flowers: 'tulips', candles: 'big', cards: ['bees', 'birds'] },
      [
        ['tulips', 1],
        ['big', 2],
        ['birds', 1],
        ['bees', 1],
      ],
    ],
  ] as readonly (readonly [OptionAnswers, unknown])[])('reads %j as the parts %j', (answers, expected) => {
    expect(parts(answers)).toEqual(expected);
  });

  test('refuses missing and unknown choices of all questions together', () => {
    expect(parts({ candles: 'gold', cards: 'bees' })).toEqual({
      kind: 'options-refused',
      options: [
        { kind: 'option-missing', optionUid: 'flowers', title: 'Flowers' },
        { kind: 'unknown-choice', optionUid: 'candles', title: 'Candles' },
      ],
    });
  });

  test('refuses one unknown choice among valid ones', () => {
    expect(parts({ flowers: 'roses', candles: 'big', cards: ['bees', 'wasps'] })).toEqual({
      kind: 'options-refused',
      options: [{ kind: 'unknown-choice', optionUid: 'cards', title: 'Cards' }],
    });
  });

  test('refuses two choices for a single-choice question', () => {
    expect(parts({ flowers: ['roses', 'tulips'], candles: 'big' })).toMatchObject({
      options: [{ kind: 'unknown-choice', optionUid: 'flowers' }],
    });
  });

  test.each(['0', '-1', '1.5', 'many'])('refuses the quantity %j of a part', (quantity) => {
    expect(parts({ flowers: 'roses', candles: 'big', big: quantity })).toEqual({
      kind: 'options-refused',
      options: [{ kind: 'quantity-invalid', max: 10_000, optionUid: 'big', title: 'Name of big' }],
    });
  });

  test('never throw, whatever they are', () => {
    const uid = fc.oneof(fc.constantFrom('flowers', 'candles', 'cards', 'big', '__proto__'), fc.string());
    fc.assert(
      fc.property(fc.dictionary(uid, fc.oneof(anyText(), fc.array(fc.string()))), (answers) => {
        expect(typeof bundlePartsFromAnswers(HAMPER_QUESTIONS, answers).ok).toBe('boolean');
      }),
    );
  });

  test('parses parts that were written as answers', () => {
    const pick = fc.constantFrom(['flowers', 'roses'], ['candles', 'small'], ['cards', 'bees'], ['cards', 'birds']);
    fc.assert(
      fc.property(fc.array(pick), (picks) => {
        const put = picks.reduce<readonly BundlePart[]>(
          (so, [question = '', choice = '']) => selectBundleChoice(HAMPER_QUESTIONS, so, question, choice),
          defaultBundleParts(HAMPER_QUESTIONS),
        );
        expect(bundlePartsFromAnswers(HAMPER_QUESTIONS, answersFromBundleParts(HAMPER_QUESTIONS, put))).toEqual({
          ok: true,
          value: put,
        });
      }),
    );
  });
});
