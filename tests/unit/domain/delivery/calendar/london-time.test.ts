import fc from 'fast-check';
import { londonMoment, weekdayName } from '../../../../../src/domain/delivery/calendar/london-time';

const at = (instant: string) => {
  const { date, minutes } = londonMoment(Date.parse(instant));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

describe('London time', () => {
  test.each([
    ['in winter', '2026-01-15T14:00:00Z', '2026-01-15 14:00'],
    ['in summer', '2026-07-15T13:00:00Z', '2026-07-15 14:00'],
    ['past midnight in summer', '2026-07-01T23:30:00Z', '2026-07-02 00:30'],
    ['at midnight', '2026-11-20T00:00:00Z', '2026-11-20 00:00'],
    ['just before the clocks go forward', '2026-03-29T00:59:59.999Z', '2026-03-29 00:59'],
    ['when the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-29 02:00'],
    ['at 01:30 before the clocks go back', '2026-10-25T00:30:00Z', '2026-10-25 01:30'],
    ['when the clocks go back', '2026-10-25T01:00:00Z', '2026-10-25 01:00'],
    ['at 01:30 after the clocks go back', '2026-10-25T01:30:00Z', '2026-10-25 01:30'],
    ['on a leap day', '2028-02-29T23:59:00Z', '2028-02-29 23:59'],
    ['at the end of a year', '2026-12-31T23:59:59.999Z', '2026-12-31 23:59'],
    ['at the start of a year', '2027-01-01T00:00:00Z', '2027-01-01 00:00'],
  ])('%s, at %s, is %s', (_when, instant, expected) => {
    expect(at(instant)).toBe(expected);
  });

  test('is an hour ahead of UTC from the last Sunday of March to the last Sunday of October, 01:00 UTC', () => {
    const lastSunday = (year: number, month: number) => {
      const last = new Date(Date.UTC(year, month + 1, 0, 1));
      return last.getTime() - last.getUTCDay() * 86_400_000;
    };
    const span = { min: Date.UTC(2020, 0, 1), max: Date.UTC(2036, 0, 1) };
    fc.assert(
      fc.property(fc.integer(span), (epochMs) => {
        const year = new Date(epochMs).getUTCFullYear();
        const summer = epochMs >= lastSunday(year, 2) && epochMs < lastSunday(year, 9);
        const wall = new Date(epochMs + (summer ? 3_600_000 : 0));
        expect(londonMoment(epochMs)).toEqual({
          date: wall.toISOString().slice(0, 10),
          minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
        });
      }),
      { numRuns: 500 },
    );
  });
});

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
