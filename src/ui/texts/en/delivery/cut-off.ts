import type { DeliveryPromise } from '../../../../domain/delivery/delivery-promise';
import { unreachable } from '../../../../domain/shared/result';
import { dayInWords } from '../../../components/shared/day-in-words';
import { clockInWords } from './delivery-days';

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
