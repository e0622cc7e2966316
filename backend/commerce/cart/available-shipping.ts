import type { ShopDatabase } from '../../database/shop-database';
import { isEmailDay } from '../catalogue/product/gift-card-options';
import { type Day, parseDay } from '../delivery/calendar-day';
import { ALL_YEAR } from '../delivery/months-of-sale';
import { monthsOfLine } from '../catalogue/product/season';
import { shortSlotTitle, type Slot, slotOf } from '../delivery/collection-slot';
import type { DeliveryRules } from '../delivery/delivery-days';
import { type Consignment, offerDelivery, refuseSlot } from '../delivery/delivery-offer';
import { readDeliverySchedule, zonesOf } from '../delivery/delivery-schedule';
import { describeOfferRefusal } from '../delivery/describe-offer-refusal';
import { promisedDay } from '../delivery/promised-day';
import type { AvailableShipping, CartAddress, ResolvedLine } from './cart-record';
import { isVirtualLine } from './line-price';

/**
 * The shipping methods for an address, in the florist's order: those with a price for its country. Van and courier cost what
 * the zone of the address says. A method that does not go there, may not take a shipped product, or cannot keep its
 * delivery day is listed with the reason and cannot be selected.
 */
export async function readAvailableShipping(
  database: ShopDatabase,
  { country_code: country, postcode }: Pick<CartAddress, 'country_code' | 'postcode'>,
  lines: readonly ResolvedLine[],
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
  const consignments = lines.filter((line) => !isVirtualLine(line)).map(consignmentOf);
  return methods.map((method) => {
    const zones = method.by_zone === 1 ? zonesOf(method.carrier_code, deliverySchedule) : [];
    const rules = { now, deliverySchedule };
    const offer = offerDelivery(method.carrier_code, zones, consignments, { country, postcode }, rules);
    const { zone } = offer;
    const slot = slotOf(method);
    const days = collectionDays(consignments, slot, rules);
    const refusal = offer.refusal ?? refuseSlot(slot, days, rules);
    return {
      ...method,
      method_title: shortSlotTitle(slot, days, deliverySchedule) ?? method.method_title,
      pence: zone?.feePence ?? method.pence,
      zone,
      reachesAddress:
        refusal === null || refusal.kind === 'day' || refusal.kind === 'slot-over' || refusal.kind === 'slot-closed',
      refusal: refusal === null ? null : describeOfferRefusal(method.carrier_title, postcode, refusal),
    };
  });
}

/** The days on which the consignments are collected; if none was chosen, the first that is possible. Empty without slots. */
function collectionDays(
  consignments: readonly Consignment[],
  slot: Slot,
  rules: Omit<DeliveryRules, 'zone'>,
): readonly Day[] {
  if (slot.until === null || consignments.length === 0) return [];
  const chosen = consignments.flatMap(({ days }) => days.flatMap(({ day }) => day ?? []));
  const leadDays = Math.max(...consignments.map((one) => one.leadDays));
  const months = consignments.reduce((common, one) => common & one.months, ALL_YEAR);
  return chosen.length > 0 ? chosen : [promisedDay(leadDays, [], slot, { ...rules, zone: null, months })];
}

function consignmentOf({ product, parts, selectedOptions }: ResolvedLine): Consignment {
  const days = selectedOptions.flatMap(({ option, text }) =>
    option.kind === 'date' && !isEmailDay(option) ? [{ title: option.title, day: parseDay(text ?? '') }] : [],
  );
  const { name, lead_days: leadDays, courier } = product;
  return { name, leadDays, months: monthsOfLine(product, parts), courier, days };
}
