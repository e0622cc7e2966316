import fc from 'fast-check';
import {
  bundleTotal,
  changePartQuantity,
  choiceOf,
  partsAsComposed,
  pickPart,
  withoutAnswer,
  type BundlePart,
} from '../../../../src/domain/catalogue/bundle-parts';
import { aBundleQuestion, aChoiceOfPart, HAMPER_QUESTIONS } from '../../../builders/a-bundle';
import { pounds } from '../../../builders/a-price';

const COMPOSED = partsAsComposed(HAMPER_QUESTIONS);
const total = (parts: readonly BundlePart[]) => bundleTotal(HAMPER_QUESTIONS, parts, 'GBP');
const chosen = (parts: readonly BundlePart[]) => parts.map(({ choiceUid, quantity }) => [choiceUid, quantity]);

describe('A bundle as it is put together', () => {
  test('S3-25 it begins with what the florist marked as the default, as many pieces as the choice says', () => {
    expect(chosen(COMPOSED)).toEqual([
      ['tulips', 1],
      ['big', 2],
    ]);
  });

  test('S3-24 a required question without a default begins with its first choice, an optional one with none', () => {
    const choices = [aChoiceOfPart({ uid: 'a' }), aChoiceOfPart({ uid: 'b' })];
    expect(chosen(partsAsComposed([aBundleQuestion({ required: true, choices })]))).toEqual([['a', 1]]);
    expect(partsAsComposed([aBundleQuestion({ required: false, choices })])).toEqual([]);
    expect(partsAsComposed([aBundleQuestion({ required: true, choices: [] })])).toEqual([]);
  });

  test('of several defaults a question for one answer takes the first, others take all', () => {
    const choices = ['a', 'b'].map((uid) => aChoiceOfPart({ uid, isDefault: true }));
    expect(chosen(partsAsComposed([aBundleQuestion({ kind: 'radio', choices })]))).toEqual([['a', 1]]);
    expect(partsAsComposed([aBundleQuestion({ kind: 'checkbox', choices })])).toHaveLength(2);
    expect(partsAsComposed([aBundleQuestion({ kind: 'multiple', choices })])).toHaveLength(2);
  });

  test('£20 and two at £10 reduced to £8 make £36; the other at £5, still two, £30; three of those £35', () => {
    const switched = pickPart(HAMPER_QUESTIONS, COMPOSED, 'candles', 'small');
    expect(total(COMPOSED)).toEqual(pounds(36));
    expect(total(switched)).toEqual(pounds(30));
    expect(total(changePartQuantity(HAMPER_QUESTIONS, switched, 'small', 3))).toEqual(pounds(35));
  });

  test('a bundle of nothing costs nothing', () => {
    expect(bundleTotal([], [], 'EUR')).toEqual({ pence: 0, currency: 'EUR' });
    expect(total([{ questionUid: 'flowers', choiceUid: 'gone', quantity: 9 }])).toEqual(pounds(0));
  });

  test('S3-25 pieces can be changed only where the choice says so, to whole numbers from one', () => {
    expect(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'tulips', 3)).toBe(COMPOSED);
    for (const quantity of [0, -1, 1.5, Number.NaN]) {
      expect(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'big', quantity)).toBe(COMPOSED);
    }
    expect(chosen(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'big', 5))).toContainEqual(['big', 5]);
    expect(chosen(changePartQuantity(HAMPER_QUESTIONS, COMPOSED, 'big', 1))).toContainEqual(['big', 1]);
  });

  test('S3-25 the first answer to a question takes as many pieces as its choice says', () => {
    const choices = [aChoiceOfPart({ uid: 'bow', quantity: 3, canChangeQuantity: true })];
    const questions = [aBundleQuestion({ uid: 'bows', required: false, choices })];
    expect(chosen(pickPart(questions, [], 'bows', 'bow'))).toEqual([['bow', 3]]);
  });

  test('S3-24 two questions may offer the same choice, and each is answered by itself', () => {
    const choices = [aChoiceOfPart({ uid: 'rose' }), aChoiceOfPart({ uid: 'lily' })];
    const questions = ['left', 'right'].map((uid) => aBundleQuestion({ uid, choices }));
    const picked = pickPart(questions, partsAsComposed(questions), 'right', 'lily');
    expect(picked.map(({ questionUid, choiceUid }) => [questionUid, choiceUid])).toEqual([
      ['left', 'rose'],
      ['right', 'lily'],
    ]);
  });

  test('a choice that fixes its pieces does not take over those of the choice before', () => {
    const questions = [
      aBundleQuestion({
        choices: [
          aChoiceOfPart({ uid: 'many', quantity: 4, canChangeQuantity: true, isDefault: true }),
          aChoiceOfPart({ uid: 'one', quantity: 1 }),
        ],
      }),
    ];
    expect(chosen(pickPart(questions, partsAsComposed(questions), 'x', 'one'))).toEqual([['one', 1]]);
  });

  test('boxes are ticked and unticked, and parts keep the order of their questions', () => {
    const bees = pickPart(HAMPER_QUESTIONS, COMPOSED, 'cards', 'bees');
    const both = pickPart(HAMPER_QUESTIONS, bees, 'cards', 'birds');
    expect(chosen(both).map(([uid]) => uid)).toEqual(['tulips', 'big', 'birds', 'bees']);
    expect(chosen(pickPart(HAMPER_QUESTIONS, both, 'cards', 'bees')).map(([uid]) => uid)).toEqual([
      'tulips',
      'big',
      'birds',
    ]);
  });

  test('an answer can be taken back where none is needed', () => {
    const withCard = pickPart(HAMPER_QUESTIONS, COMPOSED, 'cards', 'bees');
    expect(withoutAnswer(HAMPER_QUESTIONS, withCard, 'cards')).toEqual(COMPOSED);
    expect(withoutAnswer(HAMPER_QUESTIONS, withCard, 'flowers')).toBe(withCard);
  });

  test('whatever is picked in whatever order, every part is offered, and one-answer questions have one', () => {
    const uid = fc.constantFrom('flowers', 'candles', 'cards', 'nowhere', 'tulips', 'roses', 'big', 'small', 'bees');
    fc.assert(
      fc.property(fc.array(fc.tuple(uid, uid, fc.integer())), (steps) => {
        const parts = steps.reduce<readonly BundlePart[]>(
          (so, [question, choice, quantity]) =>
            changePartQuantity(HAMPER_QUESTIONS, pickPart(HAMPER_QUESTIONS, so, question, choice), choice, quantity),
          COMPOSED,
        );
        for (const part of parts) {
          expect(choiceOf(HAMPER_QUESTIONS, part.choiceUid)).toBeDefined();
          expect(part.quantity).toBeGreaterThanOrEqual(1);
        }
        expect(parts.filter(({ questionUid }) => questionUid === 'flowers')).toHaveLength(1);
        expect(parts.filter(({ questionUid }) => questionUid === 'candles')).toHaveLength(1);
      }),
    );
  });
});
