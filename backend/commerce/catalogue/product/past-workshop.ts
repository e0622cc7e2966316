import { shopTimeAt } from '../../delivery/calendar-day';
import type { ProductRow } from './product-row';

/** Whether the day of a workshop has come; places are sold until the day before. */
export function isOver({ held_on: day }: ProductRow, now: number): boolean {
  return day !== null && day <= shopTimeAt(now).day;
}

export function wordOver({ name }: ProductRow): string {
  return `“${name}” cannot be booked any more: its day has come.`;
}
