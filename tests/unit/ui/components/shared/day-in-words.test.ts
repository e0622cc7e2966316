import {
  dayInWords,
  dayParts,
  monthInWords,
  weekdaysInWords,
} from '../../../../../src/ui/components/shared/day-in-words';

test.each([
  ['2026-11-27', 'en-GB', 'Friday 27 November 2026'],
  ['2026-03-29', 'en-GB', 'Sunday 29 March 2026'],
  ['2026-10-25', 'de-DE', 'Sonntag 25 Oktober 2026'],
])('formats %s in locale %s', (date, locale, words) => {
  expect(dayInWords(date, locale)).toBe(words);
});

test('formats the parts, the month and the week the same on every machine', () => {
  expect(dayParts('2026-09-05', 'en-GB')).toEqual({ weekday: 'Sat', day: '5', month: 'Sep' });
  expect(dayParts('2026-03-31', 'de-DE')).toEqual({ weekday: 'Die', day: '31', month: 'Mär' });
  expect(monthInWords('2026-02', 'en-GB')).toBe('February 2026');
  expect(weekdaysInWords('en-GB').map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});
