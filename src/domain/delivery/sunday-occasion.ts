import { type CalendarDate, dayOfWeek, plusDays } from './calendar/calendar-date';
import { isClosedDay } from './day-refusal';
import { checkDeliveryDay } from './delivery-days';
import type { DeliveryRules } from './delivery-rules';
import { motheringSunday } from './calendar/holidays';

/** A day for flowers on which the shop is closed, and the possible day before it. */
export interface SundayOccasion {
  readonly occasion: 'valentines' | 'mothering-sunday';
  readonly sunday: CalendarDate;
  readonly saturday: CalendarDate;
}

/** Days before it that it is spoken of. */
const AHEAD = 28;

/** Returns Valentine's or Mother's Day if it is a Sunday of the next weeks without deliveries and its Saturday is possible, else null. */
export function sundayOccasion(rules: DeliveryRules): SundayOccasion | null {
  const { now, deliverySchedule } = rules;
  const year = now.date.slice(0, 4);
  const days = [
    { occasion: 'valentines', sunday: `${year}-02-14` },
    { occasion: 'mothering-sunday', sunday: motheringSunday(Number(year)) },
  ] as const;
  for (const { occasion, sunday } of days) {
    const saturday = plusDays(sunday, -1);
    const isNear = sunday >= now.date && sunday <= plusDays(now.date, AHEAD);
    if (
      isNear &&
      dayOfWeek(sunday) === 0 &&
      isClosedDay(sunday, deliverySchedule) &&
      checkDeliveryDay(saturday, rules) === null
    )
      return { occasion, sunday, saturday };
  }
  return null;
}
