import { type Day, shopTimeAt, weekdayOf } from './calendar-day';
import type { WorkingDays } from './delivery-schedule';

/** When an order can be collected, in London minutes since midnight; null for a delivery, and for collection at any time. */
export interface Slot {
  readonly from: number | null;
  readonly until: number | null;
}

/** Minutes from an order to its collection at the earliest. */
const MAKING_UP = 60;

/** When a slot ends on a day: with itself, or before that when the shop closes. */
export function slotEndOn(day: Day, { until }: Slot, { openingHours, closedWeekdays }: WorkingDays): number | null {
  const weekday = weekdayOf(day);
  const hours = closedWeekdays.includes(weekday) ? undefined : openingHours.find((one) => one.weekday === weekday);
  return until === null || hours === undefined ? until : Math.min(until, hours.closesMinutes);
}

/** Whether a slot of a day ends before it begins, or too soon for what is ordered now. */
export function isSlotOver(day: Day, slot: Slot, now: number, schedule: WorkingDays): boolean {
  const end = slotEndOn(day, slot, schedule);
  if (end === null) return false;
  const clock = shopTimeAt(now);
  return end <= (slot.from ?? 0) || (day === clock.day && clock.minutes + MAKING_UP > end);
}

const NOON = 12 * 60;

/** `4 pm`, `12.30 pm`; `noon`. */
function clockInWords(minutes: number): string {
  if (minutes === NOON) return 'noon';
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const past = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${minutes < NOON ? 'am' : 'pm'}`;
}

/** The words of a slot that ends before its own time on one of the days; null if it does not. */
export function shortSlotTitle(slot: Slot, days: readonly Day[], schedule: WorkingDays): string | null {
  const ends = days.flatMap((day) => slotEndOn(day, slot, schedule) ?? []);
  const end = Math.min(...ends);
  if (slot.from === null || slot.until === null || end >= slot.until || end <= slot.from) return null;
  return `Between ${clockInWords(slot.from)} and ${clockInWords(end)}`;
}

/** The slot of a shipping method. */
export function slotOf(
  method: { readonly from_minutes: number | null; readonly until_minutes: number | null } | null,
): Slot {
  return { from: method?.from_minutes ?? null, until: method?.until_minutes ?? null };
}
