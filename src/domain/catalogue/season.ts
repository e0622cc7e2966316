import { plusDays, type CalendarDate } from '../delivery/calendar/calendar-date';
import { earliestDay } from '../delivery/delivery-days';
import type { DayRules } from '../delivery/delivery-rules';
import { isScheduled } from '../delivery/is-scheduled';
import { isSoldOn, monthOf, type MonthsOfSale } from '../delivery/calendar/months-of-sale';
import type { Availability } from './availability';

/**
 * The product as it can be ordered by these rules: out of stock if no day on which it is sold is within reach of the calendar,
 * or without a schedule, if it is not sold now.
 * So something can be ordered ahead of its season, and not any more on its last evening.
 */
export function inSeason<P extends { readonly availability: Availability }>(product: P, rules: DayRules): P {
  const months = rules.monthsOfSale ?? null;
  if (months === null) return product;
  const { date } = rules.now;
  const outUntil = (backIn: number) => ({
    ...product,
    availability: { ...product.availability, inStock: false, backIn },
  });
  if (!isScheduled(rules)) {
    const backIn = monthOfReturn(months, date);
    return backIn === null ? product : outUntil(backIn);
  }
  const first = earliestDay(rules);
  const isInReach = isSoldOn(months, first) && first <= plusDays(date, rules.deliverySchedule.daysAhead);
  return isInReach ? product : outUntil(monthOf(first));
}

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
