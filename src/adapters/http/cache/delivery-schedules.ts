import { makeReadDeliverySchedule } from '../../../application/delivery/read-delivery-schedule';
import type { DeliverySchedules } from '../../../application/ports/store';
import type { Log } from '../../../application/ports/system';
import type { ReadSchedule } from '../server-app';
import { refreshingCache } from './refreshing-cache';

/** The florist's days and rounds, asked once a minute for each key, and soon again after a fault. */
export function cacheDeliverySchedules(
  schedulesOf: (key: string) => DeliverySchedules,
  log: Log,
  now: () => number,
): (key: string, version?: number) => Promise<ReadSchedule> {
  return refreshingCache<ReadSchedule>(async (key, before) => {
    const earlier = before?.isKnown === true ? before.deliverySchedule : null;
    const { deliverySchedule, isRead } = await makeReadDeliverySchedule({ schedules: schedulesOf(key), log })(earlier);
    return { value: { deliverySchedule, isKnown: isRead || earlier !== null }, whole: isRead };
  }, now);
}
