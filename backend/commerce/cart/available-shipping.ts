import type { ShopDatabase } from '../../database/shop-database';
import { readZones } from '../delivery/delivery-schedule';
import { zoneOf } from '../delivery/delivery-zones';
import type { CartAddress, AvailableShipping } from './cart-record';

/**
 * The shipping methods for an address, in the florist's order: those with a price for its country. The florist's van
 * costs what the delivery zone of the postcode says; outside all zones it is listed with a reason and cannot be
 * selected. Without any zones it serves the whole country at one price.
 */
export async function readAvailableShipping(
  database: ShopDatabase,
  { country_code: country, postcode }: Pick<CartAddress, 'country_code' | 'postcode'>,
): Promise<readonly AvailableShipping[]> {
  const methods = await database
    .selectFrom('shipping_methods')
    .innerJoin('shipping_prices', 'shipping_prices.method_id', 'shipping_methods.id')
    .selectAll('shipping_methods')
    .select('shipping_prices.pence')
    .where('shipping_prices.country_code', '=', country)
    .orderBy('shipping_methods.position')
    .execute();
  const zones = methods.some((method) => method.by_zone === 1) ? await readZones(database) : [];
  return methods.map((method) => {
    if (method.by_zone === 0 || zones.length === 0) return { ...method, zone: null, refusal: null };
    const zone = zoneOf(zones, postcode ?? '');
    if (zone !== null) return { ...method, pence: zone.feePence, zone, refusal: null };
    return {
      ...method,
      zone: null,
      refusal: `Our van does not go to ${postcode}. Please call us, or choose another way.`,
    };
  });
}
