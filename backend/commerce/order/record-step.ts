import type { OrderStep } from '../../database/sale-tables';
import type { ShopDatabase } from '../../database/shop-database';

/** Records that an order has taken a step; each step is stored once. */
export async function recordStep(
  transaction: ShopDatabase,
  orderId: number,
  step: OrderStep,
  now: number,
  trackingNumber: string | null = null,
): Promise<void> {
  await transaction
    .insertInto('order_steps')
    .values({ order_id: orderId, step, taken_at: new Date(now).toISOString(), tracking_number: trackingNumber })
    .execute();
}
