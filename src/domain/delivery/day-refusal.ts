import { bankHolidayOn, type BankHoliday, type PeakName } from './calendar/holidays';
import { dayOfWeek, type CalendarDate } from './calendar/calendar-date';
import type { DeliverySchedule } from './delivery-schedule';

/** Why the shop is closed on a day. */
type ClosedReason =
  | { readonly kind: 'closure'; readonly reason: string }
  | { readonly kind: 'bank-holiday'; readonly holiday: BankHoliday }
  /** 0 is Sunday. */
  | { readonly kind: 'closed-weekday'; readonly weekday: number };

/** Returns a closure before a bank holiday before a closed weekday; null on a working day. */
export function closedReason(date: CalendarDate, deliverySchedule: DeliverySchedule): ClosedReason | null {
  const closure = deliverySchedule.closures.find(({ from, to }) => date >= from && date <= to);
  if (closure !== undefined) return { kind: 'closure', reason: closure.reason };
  const holiday = deliverySchedule.restsOnBankHolidays ? bankHolidayOn(date) : null;
  if (holiday !== null) return { kind: 'bank-holiday', holiday };
  const weekday = dayOfWeek(date);
  return deliverySchedule.closedWeekdays.includes(weekday) ? { kind: 'closed-weekday', weekday } : null;
}

/** True on days without deliveries. */
export function isClosedDay(date: CalendarDate, deliverySchedule: DeliverySchedule): boolean {
  return closedReason(date, deliverySchedule) !== null;
}

/** The nearest available days: `earliest` from the refused one on, `before` it; null if none is left before it. */
export interface Instead {
  readonly before: CalendarDate | null;
  readonly earliest: CalendarDate;
}

/** Why nothing arrives on a day, whenever it is ordered. */
export type RestReason =
  | ClosedReason
  /** The product is not sold in that month. */
  | { readonly kind: 'out-of-season' }
  /** No deliveries to the zone on that weekday; `zone` is its title. */
  | { readonly kind: 'zone-closed'; readonly zone: string }
  /** A parcel would have to leave when the shop is closed. */
  | { readonly kind: 'nothing-leaves'; readonly on: CalendarDate }
  /** A parcel would be on the way, or arrive, when the courier does not work. */
  | { readonly kind: 'courier-rests'; readonly on: CalendarDate };

/** Why a day is unavailable, and the nearest available ones. */
export type DayRefusal =
  | { readonly kind: 'not-a-date' }
  /** In the past, or within the lead time. */
  | ({ readonly kind: 'date-too-soon' } & Instead)
  /** Today's cut-off has passed; London minutes since midnight. */
  | ({ readonly kind: 'after-cut-off'; readonly cutOffMinutes: number } & Instead)
  /** A peak day, which has a longer lead time. */
  | ({ readonly kind: 'peak-day'; readonly peak: PeakName } & Instead)
  | { readonly kind: 'date-too-far'; readonly latest: CalendarDate }
  /** Within the days that can be booked, but later than the product is sold. */
  | { readonly kind: 'season-over'; readonly latest: CalendarDate }
  | (RestReason & Instead);
