import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';

/** A plain day of the calendar, `YYYY-MM-DD`, without a clock or a zone. Days compare as texts do. */
export type CalendarDate = string;

/**
 * Noon of a plain day, in whatever zone the process runs: no clock on earth changes at noon, so counting days from
 * there and reading the day again gives the same answer everywhere.
 */
function noonOf(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function dayOf(noon: Date): CalendarDate {
  return lightFormat(noon, 'yyyy-MM-dd');
}

/** True for a day that exists: `2028-02-29` does, `2027-02-29` does not. */
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
