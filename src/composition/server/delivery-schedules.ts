import { makeReadDeliverySchedule } from '../../application/delivery/read-delivery-schedule';
import type { DeliverySchedules } from '../../application/ports/delivery-schedules';
import type { Log } from '../../application/ports/log';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { refreshingCache } from './refreshing-cache';

export interface CachedDeliverySchedule {
  readonly deliverySchedule: DeliverySchedule;
  /** False if it could never be read and is the default one. */
  readonly isKnown: boolean;
}

/** The florist's days and rounds, asked once a minute for each key, and soon again after a fault. */
export function cacheDeliverySchedules(
  schedulesOf: (key: string) => DeliverySchedules,
  log: Log,
  now: () => number,
): (key: string, version?: number) => Promise<CachedDeliverySchedule> {
  return refreshingCache<CachedDeliverySchedule>(async (key, before) => {
    const earlier = before?.isKnown === true ? before.deliverySchedule : null;
    const { deliverySchedule, isRead } = await makeReadDeliverySchedule({ schedules: schedulesOf(key), log })(earlier);
    return { value: { deliverySchedule, isKnown: isRead || earlier !== null }, whole: isRead };
  }, now);
}
