import type { ShopDatabase } from '../../database/shop-database';
import { readDeliverySchedule } from './delivery-schedule';

/** The block of text that tells a storefront the florist's days. A shop on a real Magento keeps one of the same name. */
export const DELIVERY_BLOCK = 'delivery-rules';

/**
 * The wire knows no field for days and rounds, but it knows blocks of text: this one is JSON, the policy as it is, for
 * whoever asks for it by name.
 */
export async function deliveryBlock(database: ShopDatabase) {
  const content = JSON.stringify(await readDeliverySchedule(database));
  return { identifier: DELIVERY_BLOCK, title: 'Days and rounds of delivery', content };
}
