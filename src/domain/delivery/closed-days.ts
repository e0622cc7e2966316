import { bankHolidayOn, type BankHoliday } from './calendar/bank-holidays';
import { dayOfWeek, type CalendarDate } from './calendar/calendar-date';
import type { DeliverySchedule } from './delivery-schedule';

/** Why the shop is closed on a day. */
export type ClosedReason =
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
