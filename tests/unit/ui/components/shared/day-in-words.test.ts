import { dayInWords } from '../../../../../src/ui/components/shared/day-in-words';

test.each([
  ['2026-11-27', 'en-GB', 'Friday 27 November 2026'],
  ['2026-03-29', 'en-GB', 'Sunday 29 March 2026'],
  ['2026-10-25', 'de-DE', 'Sonntag 25 Oktober 2026'],
])('a day is the same day wherever it is read: %s in %s', (date, locale, words) => {
  expect(dayInWords(date, locale)).toBe(words);
});
