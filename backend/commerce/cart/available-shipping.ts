import type { ShopDatabase } from '../../database/shop-database';
import { parseDay } from '../delivery/calendar-day';
import { type DeliveryRules, refuseDay } from '../delivery/delivery-days';
import { readDeliverySchedule, readZones } from '../delivery/delivery-schedule';
import { zoneOf } from '../delivery/delivery-zones';
import { describeDayRefusal } from '../delivery/describe-day-refusal';
import type { AvailableShipping, CartAddress, CartLine } from './cart-record';

/**
 * The shipping methods for an address, in the florist's order: those with a price for its country. At home the florist's van
 * and the courier cost what the delivery zone of the postcode says; outside all zones of a carrier, and if a delivery
 * day of the lines cannot be kept with it, a method is listed with a reason and cannot be selected. A carrier without any
 * zones serves the whole country at one price.
 */
export async function readAvailableShipping(
  database: ShopDatabase,
  { country_code: country, postcode }: Pick<CartAddress, 'country_code' | 'postcode'>,
  lines: readonly Pick<CartLine, 'product' | 'selectedOptions'>[],
  now: number,
): Promise<readonly AvailableShipping[]> {
  const methods = await database
    .selectFrom('shipping_methods')
    .innerJoin('shipping_prices', 'shipping_prices.method_id', 'shipping_methods.id')
    .selectAll('shipping_methods')
    .select('shipping_prices.pence')
    .where('shipping_prices.country_code', '=', country)
    .orderBy('shipping_methods.position')
    .execute();
  const deliverySchedule = await readDeliverySchedule(database);
  const offer = async (method: (typeof methods)[number]): Promise<AvailableShipping> => {
    const zones = method.by_zone === 1 && country === HOME ? await readZones(database, method.carrier_code) : [];
    const zone = zoneOf(zones, postcode ?? '');
    if (zones.length > 0 && zone === null) {
      const refusal = `${method.carrier_title} does not go to ${postcode}. Please call us, or choose another way.`;
      return { ...method, zone, reachesAddress: false, refusal };
    }
    const refusal = refuseDays(lines, { now, deliverySchedule, zone });
    return { ...method, pence: zone?.feePence ?? method.pence, zone, reachesAddress: true, refusal };
  };
  return Promise.all(methods.map(offer));
}

/** The country whose postcodes have delivery zones. */
const HOME = 'GB';

/** Why the first delivery day that cannot be kept is not possible; null when all are. */
function refuseDays(lines: Parameters<typeof readAvailableShipping>[2], rules: DeliveryRules): string | null {
  for (const { product, selectedOptions } of lines) {
    for (const { option, text } of selectedOptions) {
      const refusal = option.kind === 'date' ? refuseDay(parseDay(text ?? ''), product.lead_days, rules) : null;
      if (refusal !== null) return `${product.name}: ${describeDayRefusal(option.title, refusal)}`;
    }
  }
  return null;
}
