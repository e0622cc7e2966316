import { validateReview, type RatingQuestion, type ReviewDraft } from '../../../../src/domain/reviews/review-draft';

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

describe('A review draft', () => {
  test('is accepted when complete', () => {
    expect(validateReview(draft(), QUESTIONS)).toEqual([]);
    expect(validateReview(draft({ nickname: 'Al', title: 'Ok', text: '🌹🌹', ratings: {} }), [])).toEqual([]);
  });

  test.each(['nickname', 'title', 'text'] as const)('is refused if the %s is missing', (field) => {
    for (const blank of ['', '   ', '\n']) {
      expect(validateReview(draft({ [field]: blank }), QUESTIONS)).toEqual([missing(field)]);
    }
  });

  test('takes a name of one letter', () => expect(validateReview(draft({ nickname: 'J' }), QUESTIONS)).toEqual([]));

  test.each(['title', 'text'] as const)('is refused if the %s has one character', (field) => {
    for (const one of ['A', ' A ', '🌹']) {
      expect(validateReview(draft({ [field]: one }), QUESTIONS)).toEqual([short(field)]);
    }
  });

  test('is refused without a rating or with an unknown value', () => {
    expect(validateReview(draft({ ratings: { rating: 'rating-5' } }), QUESTIONS)).toEqual([missing('rating', 'scent')]);
    expect(validateReview(draft({ ratings: { rating: 'scent-5', scent: 'scent-5' } }), QUESTIONS)).toEqual([
      missing('rating', 'rating'),
    ]);
    expect(validateReview(draft({ ratings: {} }), [question('toString')])).toEqual([missing('rating', 'toString')]);
  });

  test('is refused for all fields together, in form order', () => {
    const faults = validateReview(draft({ nickname: '', title: 'x', text: '', ratings: {} }), QUESTIONS);
    expect(faults).toEqual([
      missing('nickname'),
      short('title'),
      missing('rating', 'rating'),
      missing('rating', 'scent'),
      missing('text'),
    ]);
  });
});
