import type { Day } from './calendar-day';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `Wednesday 7 October 2026` */
export function formatDay(day: Day): string {
  return words.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
