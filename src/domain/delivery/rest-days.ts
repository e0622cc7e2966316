import { plusDays, type CalendarDate } from './calendar/calendar-date';
import type { Closure, DeliverySchedule } from './delivery-schedule';

/** The days without deliveries, as far as they are to be known before a day is chosen. */
export interface RestDays extends Pick<DeliverySchedule, 'closedWeekdays' | 'restsOnBankHolidays'> {
  /** The closure of today, or the next one that falls into the days that can be booked. */
  readonly closure: Closure | null;
}

export function restDays(deliverySchedule: DeliverySchedule, today: CalendarDate): RestDays {
  const { closedWeekdays, restsOnBankHolidays, closures, daysAhead } = deliverySchedule;
  const latest = plusDays(today, daysAhead);
  const [closure = null] = closures
    .filter(({ from, to }) => to >= today && from <= latest)
    .sort((one, other) => one.from.localeCompare(other.from));
  return { closedWeekdays, restsOnBankHolidays, closure };
}
