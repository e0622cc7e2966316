import { weekdayName } from '../../../../src/domain/content/layout';

describe('The weekday in the banner', () => {
  test.each([
    ['2026-11-20T23:59:59Z', 'Friday'],
    ['2026-11-21T00:00:00Z', 'Saturday'],
    ['2026-07-01T22:59:59Z', 'Wednesday'],
    ['2026-07-01T23:00:00Z', 'Thursday'],
  ])('at %s is %s in London', (instant, expected) => {
    expect(weekdayName(Date.parse(instant))).toBe(expected);
  });
});
