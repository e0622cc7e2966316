import type { ShopDatabase } from '../../database/shop-database';
import { readDeliverySchedule } from './delivery-schedule';

/** The CMS block with the delivery schedule. A shop on a real Magento has one of the same name. */
export const DELIVERY_BLOCK = 'delivery-rules';

/**
 * Magento's schema has no field for delivery days and zones, so the schedule is sent as a CMS block with JSON content.
 */
export async function deliveryBlock(database: ShopDatabase) {
  const content = JSON.stringify(await readDeliverySchedule(database));
  return { identifier: DELIVERY_BLOCK, title: 'Days and rounds of delivery', content };
}
