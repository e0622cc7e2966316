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
