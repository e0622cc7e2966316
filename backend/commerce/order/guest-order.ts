import { withoutInvisible } from '../../invisible-characters';
import type { ShopDatabase } from '../../database/shop-database';
import { emailKey } from '../customer/email';
import { ok, refuse, type Result } from '../result';
import { noSuchEntity, type ShopRefusal } from '../shop-refusal';
import { typedOrderNumber } from './order-number';
import { type PlacedOrder, readOrdersById } from './placed-order';

/** What whoever ordered knows of an order. */
export interface OrderInformation {
  readonly email: string;
  readonly number: string;
  readonly postcode: string;
}

const UNKNOWN = noSuchEntity("We couldn't locate an order with the information provided.");

const postcodeKey = (postcode: string): string => withoutInvisible(postcode).replace(/\s+/g, '').toUpperCase();

/**
 * An order by its number, its email and the postcode of one of its addresses. Whatever is wrong, the answer is the same,
 * after the same query.
 */
export async function guestOrder(
  database: ShopDatabase,
  { email, number, postcode }: OrderInformation,
): Promise<Result<PlacedOrder, ShopRefusal>> {
  const rows = await database
    .selectFrom('orders')
    .leftJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
    .select(['orders.id', 'orders.email', 'order_addresses.postcode'])
    .where('orders.number', '=', typedOrderNumber(number))
    .execute();
  const asked = [emailKey(email), postcodeKey(postcode)].join('\n');
  const known = rows.find((row) => [emailKey(row.email), postcodeKey(row.postcode ?? '')].join('\n') === asked);
  if (known === undefined || postcodeKey(postcode) === '') return refuse(UNKNOWN);
  const [order] = await readOrdersById(database, [known.id]);
  return order === undefined ? refuse(UNKNOWN) : ok(order);
}
