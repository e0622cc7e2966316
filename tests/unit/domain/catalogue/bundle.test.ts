import fc from 'fast-check';
import {
  bundleTotal,
  changePartQuantity,
  findBundleChoice,
  defaultBundleParts,
  selectBundleChoice,
  clearBundleQuestion,
  type BundlePart,
} from '../../../../src/domain/catalogue/bundle';
import { aBundleQuestion, aBundleChoice, HAMPER_QUESTIONS } from '../../../builders/a-bundle';
import { pounds } from '../../../builders/a-price';

const COMPOSED = defaultBundleParts(HAMPER_QUESTIONS);
const total = (parts: readonly BundlePart[]) => bundleTotal(HAMPER_QUESTIONS, parts, 'GBP');
const chosen = (parts: readonly BundlePart[]) => parts.map(({ choiceUid, quantity }) => [choiceUid, quantity]);

describe('The parts of a bundle', () => {
  test('S3-25 start with the default choices and their quantities', () => {
    expect(chosen(COMPOSED)).toEqual([
      ['tulips', 1],
      ['big', 2],
    ]);
  });

  test('S3-24 start with the first choice of a required question without a default, and none of an optional one', () => {
    const choices = [aBundleChoice({ uid: 'a' }), aBundleChoice({ uid: 'b' })];
    expect(chosen(defaultBundleParts([aBundleQuestion({ required: true, choices })]))).toEqual([['a', 1]]);
    expect(defaultBundleParts([aBundleQuestion({ required: false, choices })])).toEqual([]);
    expect(defaultBundleParts([aBundleQuestion({ required: true, choices: [] })])).toEqual([]);
  });

  test('start with the first default of a single-choice question and all defaults of others', () => {
    const choices = ['a', 'b'].map((uid) => aBundleChoice({ uid, isDefault: true }));
    expect(chosen(defaultBundleParts([aBundleQuestion({ kind: 'radio', choices })]))).toEqual([['a', 1]]);
    expect(defaultBundleParts([aBundleQuestion({ kind: 'checkbox', choices })])).toHaveLength(2);
    expect(defaultBundleParts([aBundleQuestion({ kind: 'multiple', choices })])).toHaveLength(2);
  });

  test('total £36 for £20 plus two at £8 (special price); £30 with two at £5 instead; £35 with three of those', () => {
    const switched = selectBundleChoice(HAMPER_QUESTIONS, COMPOSED, 'candles', 'small');
    expect(total(COMPOSED)).toEqual(pounds(36));
    expect(total(switched)).toEqual(pounds(30));
    expect(total(changePartQuantity(HAMPER_QUESTIONS, switched, 'small', 3))).toEqual(pounds(35));
  });

  test('total 0 when there are none', () => {
    expect(bundleTotal([], [], 'EUR')).toEqual({ pence: 0, currency: 'EUR' });
    expect(total([{ questionUid: 'flowers', choiceUid: 'gone', quantity: 9 }])).toEqual(pounds(0));
  });

  test('S3-25 change quantity only if the choice allows it, to whole numbers from 1', () => {
    expect(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'tulips', 3)).toBe(COMPOSED);
    for (const quantity of [0, -1, 1.5, Number.NaN]) {
      expect(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'big', quantity)).toBe(COMPOSED);
    }
    expect(chosen(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'big', 5))).toContainEqual(['big', 5]);
    expect(chosen(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'big', 1))).toContainEqual(['big', 1]);
  });

  test('S3-25 take the choice’s default quantity on the first selection', () => {
    const choices = [aBundleChoice({ uid: 'bow', quantity: 3, canChangeQuantity: true })];
    const questions = [aBundleQuestion({ uid: 'bows', required: false, choices })];
    expect(chosen(selectBundleChoice(questions, [], 'bows', 'bow'))).toEqual([['bow', 3]]);
  });

  test('S3-24 are separate for two questions with the same choice', () => {
    const choices = [aBundleChoice({ uid: 'rose' }), aBundleChoice({ uid: 'lily' })];
    const questions = ['left', 'right'].map((uid) => aBundleQuestion({ uid, choices }));
    const picked = selectBundleChoice(questions, defaultBundleParts(questions), 'right', 'lily');
    expect(picked.map(({ questionUid, choiceUid }) => [questionUid, choiceUid])).toEqual([
      ['left', 'rose'],
      ['right', 'lily'],
    ]);
  });

  test('do not transfer a quantity to a choice with a fixed quantity', () => {
    const questions = [
      aBundleQuestion({
        choices: [
          aBundleChoice({ uid: 'many', quantity: 4, canChangeQuantity: true, isDefault: true }),
          aBundleChoice({ uid: 'one', quantity: 1 }),
        ],
      }),
    ];
    expect(chosen(selectBundleChoice(questions, defaultBundleParts(questions), 'x', 'one'))).toEqual([['one', 1]]);
  });

  test('toggle checkboxes and keep question order', () => {
    const bees = selectBundleChoice(HAMPER_QUESTIONS, COMPOSED, 'cards', 'bees');
    const both = selectBundleChoice(HAMPER_QUESTIONS, bees, 'cards', 'birds');
    expect(chosen(both).map(([uid]) => uid)).toEqual(['tulips', 'big', 'birds', 'bees']);
    expect(chosen(selectBundleChoice(HAMPER_QUESTIONS, both, 'cards', 'bees')).map(([uid]) => uid)).toEqual([
      'tulips',
      'big',
      'birds',
    ]);
  });

  test('can be cleared for an optional question', () => {
    const withCard = selectBundleChoice(HAMPER_QUESTIONS, COMPOSED, 'cards', 'bees');
    expect(clearBundleQuestion(HAMPER_QUESTIONS, withCard, 'cards')).toEqual(COMPOSED);
    expect(clearBundleQuestion(HAMPER_QUESTIONS, withCard, 'flowers')).toBe(withCard);
  });

  test('remain valid after any sequence of selections, with one part for each single-choice question', () => {
    const uid = fc.constantFrom('flowers', 'candles', 'cards', 'nowhere', 'tulips', 'roses', 'big', 'small', 'bees');
    fc.assert(
      fc.property(fc.array(fc.tuple(uid, uid, fc.integer())), (steps) => {
        const parts = steps.reduce<readonly BundlePart[]>(
          (so, [question, choice, quantity]) =>
            changePartQuantity(
              HAMPER_QUESTIONS,
              selectBundleChoice(HAMPER_QUESTIONS, so, question, choice),
              choice,
              quantity,
            ),
          COMPOSED,
        );
        for (const part of parts) {
          expect(findBundleChoice(HAMPER_QUESTIONS, part.choiceUid)).toBeDefined();
          expect(part.quantity).toBeGreaterThanOrEqual(1);
        }
        expect(parts.filter(({ questionUid }) => questionUid === 'flowers')).toHaveLength(1);
        expect(parts.filter(({ questionUid }) => questionUid === 'candles')).toHaveLength(1);
      }),
    );
  });
});
