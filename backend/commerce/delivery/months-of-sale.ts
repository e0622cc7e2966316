import type { Day } from './calendar-day';

/** A bit for each month in which something is sold, January the lowest. */
export type Months = number;

export const ALL_YEAR: Months = 4095;

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTHS = NAMES.map((_, index) => index + 1);

const bitOf = (month: number): Months => 1 << (month - 1);
const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** The bit of a day's month. */
export const bitOfDay = (day: Day): Months => bitOf(monthOf(day));

export const isSoldOn = (months: Months, day: Day): boolean => (months & bitOfDay(day)) !== 0;

/** The day itself in a month of sale, else the first of the next one; the day itself if there is none. */
export function firstMonthOnSale(months: Months, day: Day): Day {
  const [year, month] = [Number(day.slice(0, 4)), monthOf(day)];
  const ahead = MONTHS.findIndex((_, index) => (months & bitOf(((month - 1 + index) % 12) + 1)) !== 0);
  if (ahead <= 0) return day;
  const next = month + ahead;
  return `${next > 12 ? year + 1 : year}-${String(((next - 1) % 12) + 1).padStart(2, '0')}-01`;
}

const numbersOf = (months: Months): readonly number[] => MONTHS.filter((month) => (months & bitOf(month)) !== 0);

/** The name of a day's month. */
export const nameOfMonth = (day: Day): string => NAMES[monthOf(day) - 1] ?? '';

/** As the API has them, `5,6`; null for all year. */
export function wireMonths(months: Months): string | null {
  return months === ALL_YEAR ? null : numbersOf(months).join(',');
}

/** For the florist: `May to June`, `November to February`; empty for all year. */
export function monthsInWords(months: Months): string {
  if (months === ALL_YEAR) return '';
  const isSold = (month: number): boolean => (months & bitOf(((month + 11) % 12) + 1)) !== 0;
  const name = (month: number): string => NAMES[(month + 11) % 12] ?? '';
  const runs = numbersOf(months).flatMap((from) => {
    if (isSold(from - 1)) return [];
    let to = from;
    while (isSold(to + 1)) to += 1;
    return to === from ? [name(from)] : [`${name(from)} to ${name(to)}`];
  });
  return runs.join(', ');
}

/** The number of a month by its name, or its first three letters at least; null for anything else. */
function readMonth(text: string): number | null {
  const word = text.trim().toLowerCase();
  const found = word.length < 3 ? -1 : NAMES.findIndex((name) => name.toLowerCase().startsWith(word));
  return found === -1 ? null : found + 1;
}

/** Reads `may,june` and `nov-feb`; null for anything else. */
export function readMonths(text: string): Months | null {
  let months = 0;
  for (const run of text.split(',')) {
    const [first = '', last = first, ...more] = run.split('-');
    const [from, to] = [readMonth(first), readMonth(last)];
    if (from === null || to === null || more.length > 0) return null;
    for (let month = from; ; month = (month % 12) + 1) {
      months |= bitOf(month);
      if (month === to) break;
    }
  }
  return months;
}

/** From the first to the last month, both included, also past the end of the year. For the catalogue of a new shop. */
export function monthsFrom(first: number, last: number): Months {
  return MONTHS.reduce((months, month) => {
    const isIn = first <= last ? month >= first && month <= last : month >= first || month <= last;
    return isIn ? months | bitOf(month) : months;
  }, 0);
}
