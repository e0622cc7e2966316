import type { CalendarDate } from '../delivery/calendar/calendar-date';
import { isSoldOn, monthOf, type MonthsOfSale } from '../delivery/calendar/months-of-sale';
import type { Availability } from './availability';

/** The month in which it is sold again; null if it is sold in the month of the day. */
export function monthOfReturn(months: MonthsOfSale, date: CalendarDate): number | null {
  if (months === null || isSoldOn(months, date)) return null;
  return months.find((month) => month > monthOf(date)) ?? months[0] ?? null;
}

/** The availability of what is sold in these months, by the day of London alone. */
export function availabilityOn(stock: Availability, months: MonthsOfSale, date: CalendarDate): Availability {
  const backIn = monthOfReturn(months, date);
  return backIn === null ? stock : { ...stock, backIn };
}
