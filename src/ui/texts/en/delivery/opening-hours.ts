import type { OpeningHours } from '../../../../domain/delivery/delivery-schedule';
import { clockInWords } from './delivery-days';
import { placeInWeek, weekdaysText } from './weekdays';

/** `Monday to Friday 8.30 am to 5.30 pm, Saturday 9 am to 4 pm`; empty if none are known. */
export function openingHoursText(hours: readonly OpeningHours[]): string {
  const groups = new Map<string, number[]>();
  const week = [...hours].sort((one, other) => placeInWeek(one.weekday) - placeInWeek(other.weekday));
  for (const { weekday, opensMinutes, closesMinutes } of week) {
    const time = `${clockInWords(opensMinutes)} to ${clockInWords(closesMinutes)}`;
    groups.set(time, [...(groups.get(time) ?? []), weekday]);
  }
  return [...groups].map(([time, weekdays]) => `${weekdaysText(weekdays)} ${time}`).join(', ');
}
