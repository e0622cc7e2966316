import { bankHolidayOn } from '../../commerce/delivery/bank-holidays';
import { addDays, type Day, shopTimeAt, weekdayOf } from '../../commerce/delivery/calendar-day';
import { formatDay } from '../../commerce/delivery/format-day';
import type { SeedWorkshop } from '../seed-shapes';

/** Days from the opening of the shop to its first workshop. */
const NOTICE = 10;
const WEEK = 7;

export interface PlannedWorkshop {
  readonly day: Day;
  readonly hours: string;
  /** `Thursday 17 December 2026, 6.30 pm to 8.30 pm` */
  readonly when: string;
  readonly place: string;
}

/** The day of a workshop: the first on its weekday, not a bank holiday, that gives people notice. */
export function planWorkshop({ weekday, from, hours, place }: SeedWorkshop, now: number): PlannedWorkshop {
  const soonest = addDays(shopTimeAt(now).day, NOTICE);
  const year = Number(soonest.slice(0, 4));
  const wanted = from === undefined ? soonest : `${year}-${from}`;
  const start = wanted < soonest && from !== undefined ? `${year + 1}-${from}` : wanted;
  let day = addDays(start, (weekday - weekdayOf(start) + WEEK) % WEEK);
  while (bankHolidayOn(day) !== null) day = addDays(day, WEEK);
  return { day, hours, when: `${formatDay(day)}, ${hours}`, place };
}
