import type { CalendarDate } from './calendar-date';

/** The months in which a product is sold, from 1 to 12; null for all year. */
export type MonthsOfSale = readonly number[] | null;

export function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7));
}

/** Whether it is sold in the month of a day. */
export function isSoldOn(months: MonthsOfSale, date: CalendarDate): boolean {
  return months === null || months.includes(monthOf(date));
}

/** The months in which both are sold; none if they never are. */
export function commonMonths(one: MonthsOfSale, other: MonthsOfSale): MonthsOfSale {
  if (one === null) return other;
  return other === null ? one : one.filter((month) => other.includes(month));
}

const YEAR = 12;

/** The month as a backend or a form writes it; null if it is none. */
function readMonth(text: string): number | null {
  const month = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return month >= 1 && month <= YEAR ? month : null;
}

/** Reads `5,6` or `5-6`, and `11-2` past the end of the year. All year if it is empty, names every month or cannot be read. */
export function readMonthsOfSale(text: string | null): MonthsOfSale {
  const months = new Set<number>();
  for (const run of (text ?? '').split(',').slice(0, YEAR)) {
    const [first = '', last = first, ...more] = run.split('-');
    const [from, to] = [readMonth(first), readMonth(last)];
    if (from === null || to === null || more.length > 0) return null;
    for (let at = 0; at < YEAR; at += 1) {
      const month = ((from - 1 + at) % YEAR) + 1;
      months.add(month);
      if (month === to) break;
    }
  }
  return months.size === YEAR ? null : [...months].sort((one, other) => one - other);
}
