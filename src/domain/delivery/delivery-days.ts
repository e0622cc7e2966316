import { dayOfWeek, isCalendarDate, plusDays, type CalendarDate } from './calendar-date';
import { closedReason, isClosedDay } from './closed-days';
import type { DayRefusal } from './day-refusal';
import type { DeliverySchedule } from './delivery-schedule';
import type { DeliveryRules } from './delivery-rules';
import { peakOn } from './peak-days';

export type { DayRefusal } from './day-refusal';

/** A shop that rests longer than this has closed for good; the search for its next open day ends here. Days. */
const MAX_REST = 400;

function openDayFrom(date: CalendarDate, deliverySchedule: DeliverySchedule): CalendarDate {
  let day = date;
  for (let rested = 0; rested < MAX_REST && isClosedDay(day, deliverySchedule); rested += 1) day = plusDays(day, 1);
  return day;
}

/** The minute of the day from which an order counts as the next working day's, London. */
export function cutOffOf({ zone, deliverySchedule }: DeliveryRules): number {
  return zone?.cutOffMinutes ?? deliverySchedule.cutOffMinutes;
}

/** The day on which so many working days have passed since the order was taken: today until the cut-off, else the next. */
function readyAfter(leadDays: number, rules: DeliveryRules): CalendarDate {
  const { now, deliverySchedule } = rules;
  let day = openDayFrom(now.minutes < cutOffOf(rules) ? now.date : plusDays(now.date, 1), deliverySchedule);
  for (let lead = 0; lead < leadDays; lead += 1) day = openDayFrom(plusDays(day, 1), deliverySchedule);
  return day;
}

function zoneRests(date: CalendarDate, { zone }: DeliveryRules): boolean {
  return zone !== null && !zone.weekdays.includes(dayOfWeek(date));
}

/** The days from which on an ordinary day and a peak day can be kept. */
interface Ready {
  readonly ordinary: CalendarDate;
  readonly peak: CalendarDate;
}

function readiness(rules: DeliveryRules): Ready {
  const { leadDays, deliverySchedule } = rules;
  return { ordinary: readyAfter(leadDays, rules), peak: readyAfter(leadDays + deliverySchedule.peakLeadDays, rules) };
}

function isReady(date: CalendarDate, ready: Ready): boolean {
  return date >= (peakOn(date) === null ? ready.ordinary : ready.peak);
}

/** The first day from `date` on that can be kept, as far as anybody looks. */
function keptFrom(date: CalendarDate, rules: DeliveryRules, ready: Ready): CalendarDate {
  let day = date;
  for (let looked = 0; looked < MAX_REST; looked += 1) {
    if (!isClosedDay(day, rules.deliverySchedule) && !zoneRests(day, rules) && isReady(day, ready)) break;
    day = plusDays(day, 1);
  }
  return day;
}

/** The first day on which the product can be brought. */
export function earliestDay(rules: DeliveryRules): CalendarDate {
  const ready = readiness(rules);
  return keptFrom(ready.ordinary, rules, ready);
}

export function latestDay({ now, deliverySchedule }: DeliveryRules): CalendarDate {
  return plusDays(now.date, deliverySchedule.daysAhead);
}

/**
 * Judges any number of days by the same rules; null for a day that can be kept. A day on which nobody works is told as
 * that, however soon it is; the other reasons follow. Every refusal but that of a text that is no day names what can be
 * had instead.
 */
export function judgeOfDays(rules: DeliveryRules): (date: string) => DayRefusal | null {
  const { now, deliverySchedule, zone } = rules;
  const ready = readiness(rules);
  const readyThisMorning = readiness({ ...rules, now: { ...now, minutes: 0 } });
  const latest = latestDay(rules);
  const refusalOfHaste = (date: CalendarDate, earliest: CalendarDate): DayRefusal | null => {
    if (isReady(date, ready)) return null;
    // Whoever comes after the cut-off hears that it was the clock.
    if (isReady(date, readyThisMorning)) return { kind: 'after-cut-off', cutOffMinutes: cutOffOf(rules), earliest };
    const peak = peakOn(date);
    return peak !== null && date >= ready.ordinary
      ? { kind: 'peak-day', peak, earliest }
      : { kind: 'date-too-soon', earliest };
  };
  return (date) => {
    if (!isCalendarDate(date)) return { kind: 'not-a-date' };
    if (date > latest) return { kind: 'date-too-far', latest };
    const earliest = keptFrom(date < ready.ordinary ? ready.ordinary : date, rules, ready);
    if (date < now.date) return { kind: 'date-too-soon', earliest };
    const closed = closedReason(date, deliverySchedule);
    if (closed !== null) return { ...closed, earliest };
    if (zone !== null && zoneRests(date, rules)) return { kind: 'zone-rests', zone: zone.title, earliest };
    return refusalOfHaste(date, earliest);
  };
}

/** Null when the day can be kept. */
export function refusalOfDay(date: string, rules: DeliveryRules): DayRefusal | null {
  return judgeOfDays(rules)(date);
}

/** First and last day a date field may offer; days between them that cannot be kept are refused by name. */
export function deliverableRange(rules: DeliveryRules): {
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
} {
  return { earliest: earliestDay(rules), latest: latestDay(rules) };
}
