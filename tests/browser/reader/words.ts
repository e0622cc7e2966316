import { dayOfWeek, isCalendarDate, type CalendarDate } from '../../../src/domain/delivery/calendar/calendar-date';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
const cut = (names: readonly string[]) => names.map((name) => name.slice(0, 3));

/** Parts of patterns. `Wednesday 7 October 2026`; `Wed 7 Oct`; `7 Oct 2026`; `2 pm`, `noon`; `£4.95`. */
export const DAY = `(?:${WEEKDAYS.join('|')}) \\d{1,2} (?:${MONTHS.join('|')}) \\d{4}`;
export const TILE = `(?:${cut(WEEKDAYS).join('|')}) \\d{1,2} (?:${cut(MONTHS).join('|')})`;
export const DATE = `\\d{1,2} (?:${[...MONTHS, ...cut(MONTHS)].join('|')}) \\d{4}`;
export const HOUR = '(?:noon|\\d{1,2}(?:\\.\\d\\d)? (?:am|pm))';
export const PRICE = '[£€]\\d[\\d,]*(?:\\.\\d\\d)?';
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;

/**
 * The date in the words, which may lack weekday or year; null if there is no such date, or it is another weekday. Without a year it is
 * the next one from `today` on.
 */
export function readDay(words: string, today: CalendarDate): CalendarDate | null {
  const [, weekday, day = '', month = '', year] =
    /^(?:([A-Z][a-z]+) )?(\d{1,2}) ([A-Z][a-z]+)(?: (\d{4}))?$/.exec(words) ?? [];
  const at = cut(MONTHS).indexOf(month.slice(0, 3)) + 1;
  const inYear = (one: string) => `${one}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = inYear(today.slice(0, 4));
  const date =
    year === undefined ? (thisYear < today ? inYear(String(Number(today.slice(0, 4)) + 1)) : thisYear) : inYear(year);
  if (!isCalendarDate(date)) return null;
  return weekday === undefined || WEEKDAYS[dayOfWeek(date)]?.startsWith(weekday) === true ? date : null;
}

/** London minutes since midnight. */
export function readHour(words: string): number {
  if (words === 'noon') return 12 * 60;
  const [, hour = '0', minutes = '0', half] = /^(\d{1,2})(?:\.(\d\d))? (am|pm)$/.exec(words) ?? [];
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minutes);
}

/** In minor units of its currency. */
export function readPrice(words: string): { readonly minor: number; readonly currency: 'GBP' | 'EUR' } {
  const minor = Math.round(Number(words.slice(1).replaceAll(',', '')) * 100);
  return { minor, currency: words.startsWith('£') ? 'GBP' : 'EUR' };
}

/** `Monday to Saturday`, `Sundays or bank holidays`: numbers of weekdays, 0 is Sunday. */
export function readWeekdays(words: string): readonly number[] {
  const number = (name: string) => WEEKDAYS.indexOf(name.replace(/s$/, ''));
  const [, from = '', to = ''] = /^(\w+day) to (\w+day)$/.exec(words) ?? [];
  if (from !== '')
    return [0, 1, 2, 3, 4, 5, 6]
      .map((step) => (number(from) + step) % 7)
      .slice(0, ((number(to) - number(from) + 7) % 7) + 1);
  return words
    .split(/, | and | or /)
    .map(number)
    .filter((day) => day >= 0);
}
