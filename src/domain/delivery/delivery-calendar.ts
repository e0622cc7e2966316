import { isCalendarDate, plusDays, type CalendarDate } from './calendar-date';
import type { DayRefusal } from './day-refusal';
import { judgeOfDays } from './delivery-days';
import type { DeliveryRules } from './delivery-rules';
import { peakOn, type PeakName } from './peak-days';

/** A day as a calendar shows it. */
export interface CalendarDay {
  readonly date: CalendarDate;
  /** Null when it can be chosen. */
  readonly refusal: DayRefusal | null;
  /** The rush it belongs to, whether or not it can be chosen. */
  readonly peak: PeakName | null;
}

/** More than anybody looks at in one calendar, days. */
const MAX_CALENDAR = 400;

/**
 * Every day from `from` to `to`, both included, each with the reason why it cannot be chosen. Empty when the ends are
 * no days or stand the wrong way round; at most 400 days.
 */
export function deliveryCalendar(rules: DeliveryRules, from: CalendarDate, to: CalendarDate): readonly CalendarDay[] {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return [];
  const refusalOf = judgeOfDays(rules);
  const days: CalendarDay[] = [];
  for (let date = from; date <= to && days.length < MAX_CALENDAR; date = plusDays(date, 1)) {
    days.push({ date, refusal: refusalOf(date), peak: peakOn(date) });
  }
  return days;
}
