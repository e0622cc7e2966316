import { dayOfWeek, type CalendarDate } from './calendar-date';

const SUNDAY = 0;
/** Month and day: Christmas, Boxing Day, New Year's Day. */
const HOLIDAYS: ReadonlySet<string> = new Set(['12-25', '12-26', '01-01']);

/** Days on which the van stays at home. */
export function isClosedDay(date: CalendarDate): boolean {
  return dayOfWeek(date) === SUNDAY || HOLIDAYS.has(date.slice(5));
}
