import { bankHolidayOn, isPeak } from './bank-holidays';
import { addDays, type Day, formatDay, shopTimeAt, weekdayOf } from './calendar-day';
import { ALL_YEAR, firstMonthOnSale, isSoldOn, type Months } from './months-of-sale';
import type { WorkingDays } from './delivery-schedule';
import type { PlaceZone } from './delivery-zones';
import { doesCourierWork } from './nations';
import { isSlotOver, type Slot } from './collection-slot';
import type { Rhythm } from '../../database/catalogue-tables';

/** What decides whether a delivery day is possible. */
export interface DeliveryRules {
  /** Epoch ms. */
  readonly now: number;
  readonly deliverySchedule: WorkingDays;
  /** Null while the address is unknown, and for methods without zones. */
  readonly zone: PlaceZone | null;
  /** In which months the product is sold; left out: all year. */
  readonly months?: Months;
}

/** The nearest possible days: from the refused one on, and before it; null if none is left before it. */
interface Nearest {
  readonly earliest: Day;
  readonly before: Day | null;
}

export type DayRefusal =
  | { readonly kind: 'not-a-date' }
  | ({ readonly kind: 'date-too-soon' | 'after-cut-off' | 'peak-day' } & Nearest)
  /** `season-over`: within the days that can be booked, but later than the product is sold. */
  | { readonly kind: 'date-too-far' | 'season-over'; readonly latest: Day }
  | (Rest & Nearest);

/** Days to look ahead for an open one; a shop closed for longer has no earliest day. */
const MAX_CLOSED_DAYS = 400;

/** Why nothing arrives on a day, whenever it is ordered. */
type Rest =
  | { readonly kind: 'closed-weekday' | 'out-of-season' }
  /**
   * `what` is the holiday's name, the closure's reason, the zone's title; the day on which a parcel would have to leave
   * although the shop is closed, or on which the courier does not work.
   */
  | {
      readonly kind: 'bank-holiday' | 'closure' | 'zone-closed' | 'nothing-leaves' | 'courier-rests';
      readonly what: string;
    };

/** Why the shop is closed on a day; null when it is open. */
function shopClosureOn(day: Day, deliverySchedule: WorkingDays): Rest | null {
  const closure = deliverySchedule.closures.find(({ from, to }) => from <= day && day <= to);
  if (closure !== undefined) return { kind: 'closure', what: closure.reason };
  const holiday = deliverySchedule.restsOnBankHolidays ? bankHolidayOn(day) : null;
  if (holiday !== null) return { kind: 'bank-holiday', what: holiday };
  return deliverySchedule.closedWeekdays.includes(weekdayOf(day)) ? { kind: 'closed-weekday' } : null;
}

/** Returns the last day up to `day` on which the shop is open; `day` itself if there is none. */
export function lastOpenDay(day: Day, deliverySchedule: WorkingDays): Day {
  for (let back = 0; back < MAX_CLOSED_DAYS; back += 1) {
    const one = addDays(day, -back);
    if (shopClosureOn(one, deliverySchedule) === null) return one;
  }
  return day;
}

function restOn(day: Day, { deliverySchedule, zone, months = ALL_YEAR }: DeliveryRules): Rest | null {
  if (!isSoldOn(months, day)) return { kind: 'out-of-season' };
  const closure = shopClosureOn(day, deliverySchedule);
  if (closure !== null || zone === null) return closure;
  if (!zone.weekdays.includes(weekdayOf(day))) return { kind: 'zone-closed', what: zone.title };
  const leaves = addDays(day, -zone.transitDays);
  if (shopClosureOn(leaves, deliverySchedule) !== null) return { kind: 'nothing-leaves', what: formatDay(leaves) };
  const travel = Array.from({ length: zone.transitDays }, (_, at) => addDays(leaves, at + 1));
  const rests = travel.find((one) => !doesCourierWork(zone.nation, one));
  return rests === undefined ? null : { kind: 'courier-rests', what: formatDay(rests) };
}

function firstDay(from: Day, fits: (day: Day) => boolean): Day {
  let day = from;
  for (let looked = 0; looked < MAX_CLOSED_DAYS && !fits(day); looked += 1) day = addDays(day, 1);
  return day;
}

/**
 * Whether a day is not too soon: so many working days after the day the order is taken, which is today before the cut-off,
 * else the next working day, and then the days on the way.
 */
function readyDays(day: Day, minutes: number, leadDays: number, { deliverySchedule, zone }: DeliveryRules) {
  const isOpen = (one: Day): boolean => shopClosureOn(one, deliverySchedule) === null;
  const cutOff = zone?.cutOffMinutes ?? deliverySchedule.cutOffMinutes;
  let ready = firstDay(minutes < cutOff ? day : addDays(day, 1), isOpen);
  const nextWorkingDay = (): Day => firstDay(addDays(ready, 1), isOpen);
  for (let lead = 0; lead < leadDays; lead += 1) ready = nextWorkingDay();
  const ordinary = ready;
  for (let lead = 0; lead < deliverySchedule.peakLeadDays; lead += 1) ready = nextWorkingDay();
  const arrives = (from: Day): Day => addDays(from, zone?.transitDays ?? 0);
  return (wanted: Day): boolean => wanted >= arrives(isPeak(wanted) ? ready : ordinary);
}

/** The day itself, or the next on which something can arrive. */
export function openDayFrom(day: Day, rules: DeliveryRules): Day {
  return firstDay(day, (one) => restOn(one, rules) === null);
}

/** The first day on which a product can be delivered, not before `from`. */
export function earliestDay(leadDays: number, rules: DeliveryRules, from?: Day): Day {
  const { day, minutes } = shopTimeAt(rules.now);
  const isReady = readyDays(day, minutes, leadDays, rules);
  const season = firstMonthOnSale(rules.months ?? ALL_YEAR, from ?? day);
  return firstDay(season, (one) => restOn(one, rules) === null && isReady(one));
}

/** The possible days on both sides of one that is not. */
function nearestDays(day: Day, today: Day, fits: (day: Day) => boolean): Nearest {
  let before = addDays(day, -1);
  while (before >= today && !fits(before)) before = addDays(before, -1);
  return { earliest: firstDay(day < today ? today : day, fits), before: before < today ? null : before };
}

/** The last day that can be booked and on which the shop delivers the product; the last that can be booked if it is closed on all. */
function lastDay(today: Day, rules: DeliveryRules): Day {
  const last = addDays(today, rules.deliverySchedule.daysAhead);
  for (let back = 0; back < rules.deliverySchedule.daysAhead; back += 1) {
    const day = addDays(last, -back);
    if (restOn(day, rules) === null) return day;
  }
  return last;
}

/** Why a requested day is not possible; null when it is. `day` is null for a text that is not a date. */
export function refuseDay(day: Day | null, leadDays: number, rules: DeliveryRules): DayRefusal | null {
  if (day === null) return { kind: 'not-a-date' };
  const clock = shopTimeAt(rules.now);
  const latest = lastDay(clock.day, rules);
  if (day > latest) {
    const isBooked = day <= lastDay(clock.day, { ...rules, months: ALL_YEAR });
    return { kind: isBooked ? 'season-over' : 'date-too-far', latest };
  }
  const isReady = readyDays(clock.day, clock.minutes, leadDays, rules);
  const closure = day < clock.day ? null : restOn(day, rules);
  if (day >= clock.day && closure === null && isReady(day)) return null;
  const nearest = nearestDays(day, clock.day, (one) => restOn(one, rules) === null && isReady(one));
  if (day < clock.day) return { kind: 'date-too-soon', ...nearest };
  if (closure !== null) return { ...closure, ...nearest };
  if (readyDays(clock.day, 0, leadDays, rules)(day)) return { kind: 'after-cut-off', ...nearest };
  const wasOrdinary = readyDays(clock.day, clock.minutes, leadDays, {
    ...rules,
    deliverySchedule: { ...rules.deliverySchedule, peakLeadDays: 0 },
  })(day);
  return { kind: wasOrdinary ? 'peak-day' : 'date-too-soon', ...nearest };
}

/** A slot that is over on each weekday is over for ever. */
const WEEK = 7;

/**
 * The day on which comes what the shopper left open: with the first chosen day of the order on which it is ready, else on
 * the first that is possible. `slot` is that of a collection.
 */
export function promisedDay(leadDays: number, chosen: readonly Day[], slot: Slot, rules: DeliveryRules): Day {
  const together = [...chosen].sort().find((day) => refuseDay(day, leadDays, rules) === null);
  if (together !== undefined) return together;
  let day = earliestDay(leadDays, rules);
  for (let looked = 0; looked < WEEK && isSlotOver(day, slot, rules.now, rules.deliverySchedule); looked += 1)
    day = earliestDay(leadDays, rules, addDays(day, 1));
  return day;
}

const MONTHS: Readonly<Partial<Record<Rhythm, number>>> = { month: 1, season: 3 };

/** The same day of a later month, or its last day if it is shorter. */
function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

function later(first: Day, rhythm: Rhythm, times: number): Day {
  const months = MONTHS[rhythm];
  if (months !== undefined) return addMonths(first, months * times);
  return addDays(first, WEEK * times * (rhythm === 'fortnight' ? 2 : 1));
}

/** The days of a subscription. One on which the shop does not deliver moves to the next on which it does. */
export function subscriptionDays(first: Day, rhythm: Rhythm, count: number, rules: DeliveryRules): readonly Day[] {
  return Array.from({ length: count }, (_, times) =>
    times === 0 ? first : openDayFrom(later(first, rhythm, times), rules),
  );
}
