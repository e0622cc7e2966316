import type { ShopDatabase } from '../../database/shop-database';
import type { DeliveryZone } from './delivery-zones';
import { convert } from '../pricing/money';
import type { Currency } from '../store/store-view';
import { readDeliverySchedule } from './delivery-schedule';

/** The CMS block with the delivery schedule. A shop on a real Magento has one of the same name. */
export const DELIVERY_BLOCK = 'delivery-rules';

/**
 * Magento's schema has no field for delivery days and zones, so the schedule is sent as a CMS block with JSON content, its
 * fees in the currency of the request.
 */
export async function deliveryBlock(database: ShopDatabase, { code, rate }: Pick<Currency, 'code' | 'rate'>) {
  const schedule = await readDeliverySchedule(database);
  const shown = (zone: DeliveryZone): DeliveryZone => ({ ...zone, feePence: convert(zone.feePence, rate) });
  const [zones, courierZones] = [schedule.zones.map(shown), schedule.courierZones.map(shown)];
  const content = JSON.stringify({ ...schedule, currency: code, zones, courierZones });
  return { identifier: DELIVERY_BLOCK, title: 'Days and rounds of delivery', content };
}
