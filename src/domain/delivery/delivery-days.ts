import { isCalendarDate, plusDays, type CalendarDate } from './calendar-date';
import { isClosedDay } from './closed-days';
import type { DeliveryRules } from './delivery-rules';

/** 14:00 in London, in minutes: an order of that minute or later is taken on the next working day. */
export const CUT_OFF_MINUTES = 14 * 60;
/** Nobody can promise flowers further ahead than this. */
export const MAX_DAYS_AHEAD = 90;

/** Why a day cannot be kept, and the day that can. */
export type DayRefusal =
  | { readonly kind: 'not-a-date' }
  | { readonly kind: 'date-too-soon'; readonly earliest: CalendarDate }
  | { readonly kind: 'date-too-far'; readonly latest: CalendarDate }
  | { readonly kind: 'closed-day'; readonly earliest: CalendarDate };

function openDayFrom(date: CalendarDate): CalendarDate {
  return isClosedDay(date) ? openDayFrom(plusDays(date, 1)) : date;
}

/** The working day on which an order of now is taken: today until the cut-off, else the next one. */
function dayTaken({ now }: DeliveryRules): CalendarDate {
  return openDayFrom(now.minutes < CUT_OFF_MINUTES ? now.date : plusDays(now.date, 1));
}

/** The first day on which the product can be brought. */
export function earliestDay(rules: DeliveryRules): CalendarDate {
  let day = dayTaken(rules);
  for (let lead = 0; lead < rules.leadDays; lead += 1) day = openDayFrom(plusDays(day, 1));
  return day;
}

export function latestDay({ now }: DeliveryRules): CalendarDate {
  return plusDays(now.date, MAX_DAYS_AHEAD);
}

/** Null when the day can be kept. A closed day is answered with the next open one. */
export function refusalOfDay(date: string, rules: DeliveryRules): DayRefusal | null {
  if (!isCalendarDate(date)) return { kind: 'not-a-date' };
  const earliest = earliestDay(rules);
  if (date < earliest) return { kind: 'date-too-soon', earliest };
  const latest = latestDay(rules);
  if (date > latest) return { kind: 'date-too-far', latest };
  return isClosedDay(date) ? { kind: 'closed-day', earliest: openDayFrom(date) } : null;
}

/** First and last day a date field may offer; closed days between them are refused by name. */
export function deliverableRange(rules: DeliveryRules): {
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
} {
  return { earliest: earliestDay(rules), latest: latestDay(rules) };
}
