import { dayOfWeek, isCalendarDate, plusDays, type CalendarDate } from './calendar/calendar-date';
import { closedReason, isClosedDay, type DayRefusal, type Instead, type RestReason } from './day-refusal';
import { cutOffOfZone } from './cut-offs';
import type { DeliverySchedule } from './delivery-schedule';
import { isScheduled } from './is-scheduled';
import type { DayRules, DeliveryRules } from './delivery-rules';
import { isSoldOn } from './calendar/months-of-sale';
import { peakOn } from './calendar/holidays';

const SUNDAY = 0;

/** Days after which the search for an available day stops. */
const MAX_SEARCH_DAYS = 400;

function openDayFrom(date: CalendarDate, deliverySchedule: DeliverySchedule): CalendarDate {
  let day = date;
  for (let searched = 0; searched < MAX_SEARCH_DAYS && isClosedDay(day, deliverySchedule); searched += 1)
    day = plusDays(day, 1);
  return day;
}

/** Returns the cut-off in London minutes since midnight. */
export function cutOffOf({ zone, deliverySchedule }: DeliveryRules): number {
  return cutOffOfZone(zone, deliverySchedule);
}

/** Adds working days, counted from today before the cut-off and else from the next working day. */
function readyAfter(leadDays: number, rules: DeliveryRules): CalendarDate {
  const { now, deliverySchedule } = rules;
  let day = openDayFrom(now.minutes < cutOffOf(rules) ? now.date : plusDays(now.date, 1), deliverySchedule);
  for (let lead = 0; lead < leadDays; lead += 1) day = openDayFrom(plusDays(day, 1), deliverySchedule);
  return day;
}

/**
 * Why nothing arrives on a day; null if something may. The shop must be open. A parcel leaves as many calendar days
 * before as it is on the way: the shop must be open then too, and the courier work on every later day.
 */
function restReason(
  date: CalendarDate,
  { zone, deliverySchedule, monthsOfSale = null }: DeliveryRules,
): RestReason | null {
  if (!isSoldOn(monthsOfSale, date)) return { kind: 'out-of-season' };
  const closed = closedReason(date, deliverySchedule);
  if (closed !== null || zone === null) return closed;
  if (!zone.weekdays.includes(dayOfWeek(date))) return { kind: 'zone-closed', zone: zone.title };
  const leaves = plusDays(date, -zone.transitDays);
  if (isClosedDay(leaves, deliverySchedule)) return { kind: 'nothing-leaves', on: leaves };
  for (let day = plusDays(leaves, 1); day <= date; day = plusDays(day, 1)) {
    if (dayOfWeek(day) === SUNDAY || zone.courierRests.includes(day)) return { kind: 'courier-rests', on: day };
  }
  return null;
}

/** The first possible ordinary day and peak day. */
interface ReadyDays {
  readonly ordinary: CalendarDate;
  readonly peak: CalendarDate;
}

function readiness(rules: DeliveryRules): ReadyDays {
  const { leadDays, deliverySchedule, zone } = rules;
  const arrivesAfter = (lead: number) => plusDays(readyAfter(lead, rules), zone?.transitDays ?? 0);
  return { ordinary: arrivesAfter(leadDays), peak: arrivesAfter(leadDays + deliverySchedule.peakLeadDays) };
}

function isReady(date: CalendarDate, ready: ReadyDays): boolean {
  return date >= (peakOn(date) === null ? ready.ordinary : ready.peak);
}

/** The first available day from `date` on. */
function firstAvailableFrom(date: CalendarDate, rules: DeliveryRules, ready: ReadyDays): CalendarDate {
  let day = date;
  for (let searched = 0; searched < MAX_SEARCH_DAYS; searched += 1) {
    if (isReady(day, ready) && restReason(day, rules) === null) break;
    day = plusDays(day, 1);
  }
  return day;
}

/** The last available day before `date`; null if there is none. */
function lastAvailableBefore(date: CalendarDate, rules: DeliveryRules, ready: ReadyDays): CalendarDate | null {
  for (let day = plusDays(date, -1); day >= ready.ordinary; day = plusDays(day, -1)) {
    if (isReady(day, ready) && restReason(day, rules) === null) return day;
  }
  return null;
}

/** Returns the first available delivery day. */
export function earliestDay(rules: DeliveryRules): CalendarDate {
  const ready = readiness(rules);
  return firstAvailableFrom(ready.ordinary, rules, ready);
}

/** Returns the last available delivery day, or the last that can be booked if all are closed. */
export function latestDay(rules: DeliveryRules): CalendarDate {
  const { now, deliverySchedule } = rules;
  const last = plusDays(now.date, deliverySchedule.daysAhead);
  let day = last;
  while (day > now.date && restReason(day, rules) !== null) day = plusDays(day, -1);
  return day > now.date ? day : last;
}

/** Returns a check for many days by the same rules, null for an available day; closed days are refused as such before other reasons. */
export function deliveryDayChecker(rules: DeliveryRules): (date: string) => DayRefusal | null {
  const { now } = rules;
  const ready = readiness(rules);
  const readyThisMorning = readiness({ ...rules, now: { ...now, minutes: 0 } });
  const latest = latestDay(rules);
  const latestAllYear = latestDay({ ...rules, monthsOfSale: null });
  const instead = (date: CalendarDate): Instead => ({
    before: lastAvailableBefore(date, rules, ready),
    earliest: firstAvailableFrom(date < ready.ordinary ? ready.ordinary : date, rules, ready),
  });
  const refusalTooSoon = (date: CalendarDate): DayRefusal | null => {
    if (isReady(date, ready)) return null;
    const cutOffMinutes = cutOffOf(rules);
    if (isReady(date, readyThisMorning)) return { kind: 'after-cut-off', cutOffMinutes, ...instead(date) };
    const peak = peakOn(date);
    return peak !== null && date >= ready.ordinary
      ? { kind: 'peak-day', peak, ...instead(date) }
      : { kind: 'date-too-soon', ...instead(date) };
  };
  return (date) => {
    if (!isCalendarDate(date)) return { kind: 'not-a-date' };
    if (date > latest) return { kind: date > latestAllYear ? 'date-too-far' : 'season-over', latest };
    if (date < now.date) return { kind: 'date-too-soon', ...instead(date) };
    const rest = restReason(date, rules);
    return rest === null ? refusalTooSoon(date) : { ...rest, ...instead(date) };
  };
}

/** Returns null if the day is available; without a schedule, if it is a day at all. */
export function checkDeliveryDay(date: string, rules: DayRules): DayRefusal | null {
  if (isScheduled(rules)) return deliveryDayChecker(rules)(date);
  return isCalendarDate(date) ? null : { kind: 'not-a-date' };
}

/** Returns the first and last day for a date field; days between them may be unavailable. */
export function deliveryDateRange(rules: DeliveryRules): {
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
} {
  return { earliest: earliestDay(rules), latest: latestDay(rules) };
}
