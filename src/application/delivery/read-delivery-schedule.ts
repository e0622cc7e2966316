import { DEFAULT_SCHEDULE, type DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { DeliverySchedules } from '../ports/delivery-schedules';
import type { Log } from '../ports/log';

export interface ReadDeliveryScheduleDeps {
  readonly book: DeliverySchedules;
  readonly log: Log;
}

/** What days are judged by, and whether the florist's book could be read: else it should be asked again soon. */
export interface KnownDeliverySchedule {
  readonly deliverySchedule: DeliverySchedule;
  readonly isRead: boolean;
}

/**
 * Never fails: a day has to be judged by something, and the other side judges it once more when it is ordered. A shop
 * without a book works by the ordinary rules; one that is silent by what it said `before` (null when it never did).
 */
export type ReadDeliverySchedule = (before: DeliverySchedule | null) => Promise<KnownDeliverySchedule>;

export function makeReadDeliverySchedule({ book, log }: ReadDeliveryScheduleDeps): ReadDeliverySchedule {
  return async (before) => {
    const read = await book.deliverySchedule();
    if (read.ok) return { deliverySchedule: read.value, isRead: true };
    if (read.reason.kind === 'not-found') return { deliverySchedule: DEFAULT_SCHEDULE, isRead: true };
    log.error('The rules of delivery could not be read', { ...read.reason });
    return { deliverySchedule: before ?? DEFAULT_SCHEDULE, isRead: false };
  };
}
