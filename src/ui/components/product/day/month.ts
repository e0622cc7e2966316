import { dayOfWeek, plusDays, type CalendarDate } from '../../../../domain/delivery/calendar/calendar-date';

/** `YYYY-MM`. */
export type Month = string;

const A_WEEK = 7;
/** Weeks begin on Monday. */
const MONDAY = 1;

export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

/** Adds months; negative numbers go back. */
export function plusMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const whole = year * 12 + number - 1 + months;
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`;
}

function placeInWeek(date: CalendarDate): number {
  return (dayOfWeek(date) - MONDAY + A_WEEK) % A_WEEK;
}

/** The weeks of a month, Monday first; null for days of other months. */
export function weeksOf(month: Month): readonly (readonly (CalendarDate | null)[])[] {
  const first = `${month}-01`;
  const weeks: (CalendarDate | null)[][] = [];
  for (let monday = plusDays(first, -placeInWeek(first)); monthOf(monday) <= month; monday = plusDays(monday, A_WEEK)) {
    const week = Array.from({ length: A_WEEK }, (_, day) => plusDays(monday, day));
    weeks.push(week.map((date) => (monthOf(date) === month ? date : null)));
  }
  return weeks;
}

/** The same day of another month, or that month's last day. */
function inMonth(date: CalendarDate, month: Month): CalendarDate {
  const last = plusDays(`${plusMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

/**
 * Returns the day that a key moves to from `date`, within `from` and `to`; null for other keys. Arrows move by days
 * and weeks, Home and End to the ends of the week, Page Up and Page Down by months.
 */
export function dayByKey(key: string, date: CalendarDate, from: CalendarDate, to: CalendarDate): CalendarDate | null {
  const target = targetOf(key, date);
  if (target === null) return null;
  if (target < from) return from;
  return target > to ? to : target;
}

function targetOf(key: string, date: CalendarDate): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(date, -1);
    case 'ArrowRight':
      return plusDays(date, 1);
    case 'ArrowUp':
      return plusDays(date, -A_WEEK);
    case 'ArrowDown':
      return plusDays(date, A_WEEK);
    case 'Home':
      return plusDays(date, -placeInWeek(date));
    case 'End':
      return plusDays(date, A_WEEK - 1 - placeInWeek(date));
    case 'PageUp':
      return inMonth(date, plusMonths(monthOf(date), -1));
    case 'PageDown':
      return inMonth(date, plusMonths(monthOf(date), 1));
    default:
      return null;
  }
}
