import { isCalendarDate, plusDays, type CalendarDate } from './calendar/calendar-date';
import type { DayRefusal } from './day-refusal';
import { deliveryDayChecker } from './delivery-days';
import type { DeliveryRules } from './delivery-rules';
import { peakOn, type PeakName } from './calendar/holidays';

/** A day of the calendar. */
export interface CalendarDay {
  readonly date: CalendarDate;
  /** Null if available. */
  readonly refusal: DayRefusal | null;
  /** The peak that it belongs to, or null. */
  readonly peak: PeakName | null;
}

const MAX_CALENDAR_DAYS = 400;

/** Returns the days from `from` to `to` inclusive, at most 400; empty for invalid dates. */
export function deliveryCalendar(rules: DeliveryRules, from: CalendarDate, to: CalendarDate): readonly CalendarDay[] {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return [];
  const refusalOf = deliveryDayChecker(rules);
  const days: CalendarDay[] = [];
  for (let date = from; date <= to && days.length < MAX_CALENDAR_DAYS; date = plusDays(date, 1)) {
    days.push({ date, refusal: refusalOf(date), peak: peakOn(date) });
  }
  return days;
}
