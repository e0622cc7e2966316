import { faultsOfDraft, type RatingQuestion, type ReviewDraft } from '../../../../src/domain/reviews/review-draft';

const question = (id: string): RatingQuestion => ({
  id,
  name: `Name of ${id}`,
  values: ['4', '5'].map((label) => ({ id: `${id}-${label}`, label })),
});
const QUESTIONS = [question('rating'), question('scent')];

const draft = (overrides: Partial<ReviewDraft> = {}): ReviewDraft => ({
  sku: 'TULIPS',
  nickname: 'Ann',
  title: 'Good',
  text: 'Lasted a week',
  ratings: { rating: 'rating-5', scent: 'scent-5' },
  ...overrides,
});

const missing = (field: string, questionId: string | null = null) => ({ kind: 'field-missing', field, questionId });
const short = (field: string) => ({ kind: 'field-too-short', field, atLeast: 2 });

describe('What a review lacks', () => {
  test('nothing, when all is there', () => {
    expect(faultsOfDraft(draft(), QUESTIONS)).toEqual([]);
    expect(faultsOfDraft(draft({ nickname: 'Al', title: 'Ok', text: '🌹🌹', ratings: {} }), [])).toEqual([]);
  });

  test.each(['nickname', 'title', 'text'] as const)('the %s may neither be missing nor be one character', (field) => {
    for (const blank of ['', '   ', '\n']) {
      expect(faultsOfDraft(draft({ [field]: blank }), QUESTIONS)).toEqual([missing(field)]);
    }
    for (const one of ['A', ' A ', '🌹']) {
      expect(faultsOfDraft(draft({ [field]: one }), QUESTIONS)).toEqual([short(field)]);
    }
  });

  test('every rating is asked for, and a value that is not offered is as good as none', () => {
    expect(faultsOfDraft(draft({ ratings: { rating: 'rating-5' } }), QUESTIONS)).toEqual([missing('rating', 'scent')]);
    expect(faultsOfDraft(draft({ ratings: { rating: 'scent-5', scent: 'scent-5' } }), QUESTIONS)).toEqual([
      missing('rating', 'rating'),
    ]);
    expect(faultsOfDraft(draft({ ratings: {} }), [question('toString')])).toEqual([missing('rating', 'toString')]);
  });

  test('all lacks are told at once, in the order of the form', () => {
    const faults = faultsOfDraft(draft({ nickname: '', title: 'x', text: '', ratings: {} }), QUESTIONS);
    expect(faults).toEqual([
      missing('nickname'),
      short('title'),
      missing('rating', 'rating'),
      missing('rating', 'scent'),
      missing('text'),
    ]);
  });
});
