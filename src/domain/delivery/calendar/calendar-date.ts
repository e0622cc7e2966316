import { addDays } from 'date-fns/addDays';

/** `YYYY-MM-DD`, without time or zone; compares as a string. */
export type CalendarDate = string;

/** Noon in the zone of the process: no zone changes its clocks at noon, so adding days is safe everywhere. */
function noonOf(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function dayOf(noon: Date): CalendarDate {
  return [noon.getFullYear(), noon.getMonth() + 1, noon.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

/** True for a date that exists: `2028-02-29`, but not `2027-02-29`. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(noonOf(text)) === text;
}

export function plusDays(date: CalendarDate, days: number): CalendarDate {
  return dayOf(addDays(noonOf(date), days));
}

/** 0 is Sunday, 6 Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return noonOf(date).getDay();
}
