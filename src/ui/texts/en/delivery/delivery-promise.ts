import type { DeliveryPromise } from '../../../../domain/delivery/delivery-promise';
import { unreachable } from '../../../../domain/shared/result';
import { dayInWords } from '../../../components/shared/day-in-words';
import { clockInWords } from './delivery-days';

/** The promise in the banner and on the home page; null while the florist's days are unknown. */
export function promiseText(promise: DeliveryPromise | null, locale: string): string {
  if (promise === null) return 'Order for the day you choose';
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
