import { plusDays, type CalendarDate } from './calendar/calendar-date';
import { type CutOff, cutOffsByPlace } from './cut-offs';
import type { Closure, DeliverySchedule } from './delivery-schedule';
import { type OpeningHours, weeklyHours } from './opening-hours';
import { type RestDays, restDays } from './rest-days';

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
