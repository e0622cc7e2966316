import type { DeliverySchedules } from '../../../application/ports/store';
import type { Log } from '../../../application/ports/system';
import type { ShopDays } from '../../../domain/delivery/delivery-schedule';
import { refreshingCache } from './refreshing-cache';

/**
 * The florist's days and rounds, asked once a minute for each key, and soon again after a fault; until then what was read
 * before holds. The backend checks again when ordering.
 */
export function cacheDeliverySchedules(
  schedulesOf: (key: string) => DeliverySchedules,
  log: Log,
  now: () => number,
): (key: string, version?: number) => Promise<ShopDays> {
  return refreshingCache<ShopDays>(async (key, before) => {
    const read = await schedulesOf(key).deliverySchedule();
    if (read.ok) return { value: read.value ?? 'none', whole: true };
    log.warn('The delivery schedule could not be read', { ...read.reason });
    return { value: before ?? 'not-read', whole: false };
  }, now);
}
