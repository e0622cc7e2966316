import type { ShopDatabase } from '../../database/shop-database';
import { shopTimeAt } from '../delivery/calendar-day';
import { WORKSHOP_TIME } from '../catalogue/product/workshop-time';
import { COLLECTION_CARRIER } from '../delivery/carriers';

/** As the schema has it; `day` is `YYYY-MM-DD`. */
interface NextDelivery {
  readonly order_number: string;
  readonly day: string;
  readonly is_collected: boolean;
}

/** The next day on which an order of a customer is due, today included; null if none is. `now` is epoch ms. */
export async function nextDelivery(
  database: ShopDatabase,
  customerId: number,
  now: number,
): Promise<NextDelivery | null> {
  const next = await database
    .selectFrom('orders')
    .innerJoin('order_lines as l', 'l.order_id', 'orders.id')
    .innerJoin('order_line_options as o', 'o.line_id', 'l.id')
    .select(['orders.number', 'orders.carrier_code', 'o.day'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', ['Pending', 'Processing'])
    .where('o.day', '>=', shopTimeAt(now).day)
    // Whoever books a workshop comes to it.
    .where('o.label', '<>', WORKSHOP_TIME)
    .orderBy('o.day')
    .orderBy('orders.id')
    .limit(1)
    .executeTakeFirst();
  return next === undefined
    ? null
    : { order_number: next.number, day: next.day ?? '', is_collected: next.carrier_code === COLLECTION_CARRIER };
}
