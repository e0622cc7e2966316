import type { DeliverySchedule } from './delivery-schedule';

/** When the shop is open on a weekday, in London minutes since midnight. */
export interface OpeningHours {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly opensMinutes: number;
  readonly closesMinutes: number;
}

/** Returns the hours of the weekdays on which the shop is open, whatever closures there are; empty if none are known. */
export function weeklyHours({ openingHours, closedWeekdays }: DeliverySchedule): readonly OpeningHours[] {
  return openingHours.filter(({ weekday }) => !closedWeekdays.includes(weekday));
}
