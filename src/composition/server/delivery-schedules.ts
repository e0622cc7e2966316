import { makeReadDeliverySchedule } from '../../application/delivery/read-delivery-schedule';
import type { DeliverySchedules } from '../../application/ports/delivery-schedules';
import type { Log } from '../../application/ports/log';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { refreshingCache } from './refreshing-cache';

/** The delivery schedule and zones, loaded once a minute for each key, and retried soon after a failure. */
export function cacheDeliverySchedules(
  schedulesOf: (key: string) => DeliverySchedules,
  log: Log,
): (key: string) => Promise<DeliverySchedule> {
  return refreshingCache<DeliverySchedule>(
    async (key, before) => {
      const { deliverySchedule, isRead } = await makeReadDeliverySchedule({ schedules: schedulesOf(key), log })(before);
      return { value: deliverySchedule, whole: isRead };
    },
    () => performance.now(),
  );
}
