import type { OpeningHours } from '../../../../domain/delivery/opening-hours';
import { listInWords } from './cut-offs';
import { clockInWords } from './delivery-days';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Monday to Friday`, `Monday and Tuesday`, or the days one by one, from Monday on. */
function wordDays(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => WEEKDAYS[day] ?? '');
  const [first = 0, last = 0] = [weekdays[0], weekdays.at(-1)];
  const isRun = weekdays.length > 2 && (last === 0 ? 7 : last) - first === weekdays.length - 1;
  return isRun ? `${names[0] ?? ''} to ${names.at(-1) ?? ''}` : listInWords(names);
}

/** `Monday to Friday 8.30 am to 5.30 pm, Saturday 9 am to 4 pm`; empty if none are known. */
export function wordOpeningHours(hours: readonly OpeningHours[]): string {
  const groups = new Map<string, number[]>();
  // The week begins on Monday.
  const week = [...hours].sort((one, other) => ((one.weekday + 6) % 7) - ((other.weekday + 6) % 7));
  for (const { weekday, opensMinutes, closesMinutes } of week) {
    const time = `${clockInWords(opensMinutes)} to ${clockInWords(closesMinutes)}`;
    groups.set(time, [...(groups.get(time) ?? []), weekday]);
  }
  return [...groups].map(([time, weekdays]) => `${wordDays(weekdays)} ${time}`).join(', ');
}
