import { plusDays, type CalendarDate } from './calendar/calendar-date';
import { type CutOff, cutOffsByPlace } from './cut-offs';
import { type Closure, type DeliverySchedule, type OpeningHours, weeklyHours } from './delivery-schedule';

/** The part of the schedule that every page may show, for any product and destination. */
export interface ShopSchedule extends Pick<DeliverySchedule, 'cutOffMinutes' | 'zones' | 'courierZones'> {
  readonly cutOffs: readonly CutOff[];
  /** Empty if they are unknown. */
  readonly openingHours: readonly OpeningHours[];
  readonly restDays: RestDays;
  /** The closure of today, or one that begins within a fortnight. */
  readonly closureSoon: Closure | null;
}

/** Days before a closure from which every page announces it. */
const ANNOUNCED_DAYS = 14;

export function shopSchedule(schedule: DeliverySchedule, today: CalendarDate): ShopSchedule {
  const { cutOffMinutes, zones, courierZones } = schedule;
  const rests = restDays(schedule, today);
  return {
    cutOffMinutes,
    zones,
    courierZones,
    cutOffs: cutOffsByPlace(schedule),
    openingHours: weeklyHours(schedule),
    restDays: rests,
    closureSoon: rests.closure !== null && rests.closure.from <= plusDays(today, ANNOUNCED_DAYS) ? rests.closure : null,
  };
}

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
