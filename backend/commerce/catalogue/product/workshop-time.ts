import { formatDay, shopTimeAt } from '../../delivery/calendar-day';
import type { ProductRow } from './product-row';

/** Label of a workshop's time, in the cart and of the order. */
export const WORKSHOP_TIME = 'When';
/** Of its place, on the order. */
export const WORKSHOP_PLACE = 'Where';

/** `Thursday 17 December 2026, 6.30 pm to 8.30 pm`; null of what is no workshop. */
export function workshopTimeInWords({ held_on: day, held_at: hours }: ProductRow): string | null {
  return day === null ? null : [formatDay(day), hours].filter(Boolean).join(', ');
}

/** Whether the day of a workshop has come; places are sold until the day before. */
export function isOver({ held_on: day }: ProductRow, now: number): boolean {
  return day !== null && day <= shopTimeAt(now).day;
}

export function wordOver({ name }: ProductRow): string {
  return `“${name}” cannot be booked any more: its day has come.`;
}
