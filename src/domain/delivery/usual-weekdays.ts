import type { DeliverySchedule } from './delivery-schedule';
import type { DeliveryZone } from './delivery-zone';

const SUNDAY = 0;
const DAYS = 7;

/**
 * Returns the weekdays of a zone on which something can arrive in a week without holidays: the shop is open when it leaves, and the
 * courier does not work on Sundays.
 */
export function usualWeekdays(
  { weekdays, transitDays }: Pick<DeliveryZone, 'weekdays' | 'transitDays'>,
  { closedWeekdays }: Pick<DeliverySchedule, 'closedWeekdays'>,
): readonly number[] {
  const before = (weekday: number, days: number) => (((weekday - days) % DAYS) + DAYS) % DAYS;
  return weekdays.filter((weekday) => {
    const onTheWay = Array.from({ length: transitDays }, (_, days) => before(weekday, days));
    return !closedWeekdays.includes(before(weekday, transitDays)) && !onTheWay.includes(SUNDAY);
  });
}
