import { DEFAULT_SCHEDULE, type DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { DeliverySchedules } from '../ports/store';
import type { Log } from '../ports/system';

export interface ReadDeliveryScheduleDeps {
  readonly schedules: DeliverySchedules;
  readonly log: Log;
}

/** `isRead` is false if the schedule could not be read and should be requested again soon. */
export interface KnownDeliverySchedule {
  readonly deliverySchedule: DeliverySchedule;
  readonly isRead: boolean;
}

/** Never fails: falls back to the schedule read `before`, else to the default one; the backend checks again when ordering. */
export type ReadDeliverySchedule = (before: DeliverySchedule | null) => Promise<KnownDeliverySchedule>;

export function makeReadDeliverySchedule({ schedules, log }: ReadDeliveryScheduleDeps): ReadDeliverySchedule {
  return async (before) => {
    const read = await schedules.deliverySchedule();
    if (read.ok) return { deliverySchedule: read.value, isRead: true };
    if (read.reason.kind === 'not-found') return { deliverySchedule: DEFAULT_SCHEDULE, isRead: true };
    log.warn('The delivery schedule could not be read', { ...read.reason });
    return { deliverySchedule: before ?? DEFAULT_SCHEDULE, isRead: false };
  };
}
