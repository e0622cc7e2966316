import type { CutOff } from '../../../../domain/delivery/cut-offs';
import { clockInWords } from './delivery-days';
import { listInWords, placeInWeek, weekdaysText } from './weekdays';
import type { DeliveryPromise } from '../../../../domain/delivery/delivery-promise';
import { unreachable } from '../../../../domain/shared/result';
import { dayInWords } from '../../../components/shared/day-in-words';
import type { OpeningHours } from '../../../../domain/delivery/delivery-schedule';

const PARCELS = 'everything that goes by courier';

/** Every cut-off with its places, as inside a sentence: `2 pm for Chichester, 1 pm for the villages around Chichester`. */
export function cutOffsText(cutOffs: readonly CutOff[]): string {
  return cutOffs
    .map(({ minutes, vanTo, courierTo }) => {
      const places = [...vanTo, ...(courierTo === 'all' ? [PARCELS] : courierTo.map((title) => `parcels to ${title}`))];
      return `${clockInWords(minutes)}${places.length === 0 ? '' : ` for ${listInWords(places)}`}`;
    })
    .join('; ');
}

/** Today's cut-off, the place for which it holds, and what it means for the first delivery day. */
export function cutOffText({ kind, cutOffMinutes, earliest, place }: DeliveryPromise, locale: string): string {
  const [time, day] = [clockInWords(cutOffMinutes), dayInWords(earliest, locale)];
  const [to, forPlace] = place === null ? ['', ''] : [` to ${place}`, ` for ${place}`];
  switch (kind) {
    case 'today':
      return `Order before ${time} for delivery today${to}.`;
    case 'before-cut-off':
      return `Order before ${time} today for delivery${to} on ${day}.`;
    case 'after-cut-off':
      return `It is past ${time}, today’s cut-off${forPlace}. The earliest day is ${day}.`;
    case 'closed-today':
      return `We are closed today. The earliest day${forPlace} is ${day}.`;
    case 'before-season':
      return `The earliest day${forPlace} is ${day}, when it is in season.`;
    default:
      return unreachable(kind);
  }
}

/** The promise in the banner and on the home page; null while the florist's days are unknown. */
export function promiseText(promise: DeliveryPromise | null, locale: string): string {
  if (promise === null) return 'Order flowers online at any hour';
  const { kind, cutOffMinutes, earliest, place } = promise;
  const to = place === null ? '' : ` to ${place}`;
  switch (kind) {
    case 'today':
      return `Order before ${clockInWords(cutOffMinutes)} for delivery today${to}`;
    case 'before-cut-off':
    case 'after-cut-off':
    case 'closed-today':
    case 'before-season':
      return `Order now for delivery${to} on ${dayInWords(earliest, locale)}`;
    default:
      return unreachable(kind);
  }
}

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
