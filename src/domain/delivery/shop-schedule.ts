import type { CalendarDate } from './calendar-date';
import { type CutOff, cutOffsByPlace } from './cut-offs';
import type { DeliverySchedule } from './delivery-schedule';
import { type OpeningHours, weeklyHours } from './opening-hours';
import { type RestDays, restDays } from './rest-days';

/** What the pages tell of the schedule to everybody, whatever is ordered and wherever it goes. */
export interface ShopSchedule extends Pick<DeliverySchedule, 'cutOffMinutes' | 'zones' | 'courierZones'> {
  readonly cutOffs: readonly CutOff[];
  /** Empty if they are unknown. */
  readonly openingHours: readonly OpeningHours[];
  readonly restDays: RestDays;
}

export function shopSchedule(schedule: DeliverySchedule, today: CalendarDate): ShopSchedule {
  const { cutOffMinutes, zones, courierZones } = schedule;
  return {
    cutOffMinutes,
    zones,
    courierZones,
    cutOffs: cutOffsByPlace(schedule),
    openingHours: weeklyHours(schedule),
    restDays: restDays(schedule, today),
  };
}
