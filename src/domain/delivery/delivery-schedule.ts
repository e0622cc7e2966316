import type { CalendarDate } from './calendar/calendar-date';
import type { DeliveryZone } from './delivery-zone';

/** A closure, both days inclusive. */
export interface Closure {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** As the shopper reads it: `Summer holiday`. */
  readonly reason: string;
}

/** The florist's delivery days and zones, stored in the backend. */
export interface DeliverySchedule {
  /** London minutes since midnight; an order from then on is treated as placed on the next working day. */
  readonly cutOffMinutes: number;
  /** Days that can be booked ahead. */
  readonly daysAhead: number;
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  /** Whether the shop rests on the bank holidays of England and Wales. */
  readonly restsOnBankHolidays: boolean;
  readonly closures: readonly Closure[];
  /** By weekday; empty if they are unknown. */
  readonly openingHours: readonly OpeningHours[];
  /** Working days added to the lead time on peak days. */
  readonly peakLeadDays: number;
  /** The van's zones. */
  readonly zones: readonly DeliveryZone[];
  /** The courier's zones; empty if it delivers everywhere on every working day. */
  readonly courierZones: readonly DeliveryZone[];
}

/** Why there is no schedule: the backend has `none`, or it was `not-read`. Pages then say nothing of zones, fees, days and cut-offs. */
export type NoSchedule = 'none' | 'not-read';

/** What is known of the shop's days. */
export type ShopDays = DeliverySchedule | NoSchedule;

export function hasSchedule(days: ShopDays): days is DeliverySchedule {
  return typeof days !== 'string';
}

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
