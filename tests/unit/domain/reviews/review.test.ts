import fc from 'fast-check';
import { reviewId, averageStars, starsOf } from '../../../../src/domain/reviews/review';

const entry = (name: string, value: string) => ({ name, value });

describe('The stars of a review', () => {
  test.each([
    [[entry('Quality', '3'), entry('Rating', '4')], 4],
    [[entry('Quality', '3')], 0],
    [[entry('Rating', 'abc')], 0],
    [[entry('Rating', '-2')], 0],
    [[entry('Rating', '')], 0],
    [[], 0],
  ])('S3-46 with the ratings %j are %d', (breakdown, stars) => {
    expect(starsOf(breakdown)).toBe(stars);
  });

  test.each([
    ['5 and 4', [5, 4], 4.5],
    ['none', [], 0],
    ['twenty equal ratings', Array.from({ length: 20 }, () => 5), 5],
    ['5, 4 and 4', [5, 4, 4], 4.3],
  ])('S3-45 are averaged: %s', (_title, stars, mean) => {
    expect(averageStars(stars.map((one) => ({ stars: one })))).toBe(mean);
  });

  test('S3-45 are 0 on a page without reviews', () => {
    expect(averageStars([])).toBe(0);
  });

  test('never throw and are never negative', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String));
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.constantFrom('Rating', 'Quality'), value: text })), (breakdown) => {
        const stars = starsOf(breakdown);
        expect(Number.isFinite(stars) && stars >= 0).toBe(true);
      }),
    );
  });
});

test('S3-45 builds the review id from nickname, date and rating', () => {
  expect(reviewId('A', 'D', 80)).toBe('A_D_80');
});
