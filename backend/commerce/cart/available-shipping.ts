import type { Rhythm } from '../../database/catalogue-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import type { CustomOption } from '../catalogue/product/custom-options';
import { ALL_YEAR, type Months } from '../delivery/months-of-sale';
import { monthsOfLine } from '../catalogue/product/season';
import { type Day, parseDay } from '../delivery/calendar-day';
import { type DeliveryRules, promisedDay, subscriptionDays } from '../delivery/delivery-days';
import { readDeliverySchedule, zonesOf } from '../delivery/delivery-schedule';
import { shortSlotTitle, type Slot, slotOf } from '../delivery/collection-slot';
import { isEmailDay } from '../catalogue/product/gift-card-options';
import type { Arrival, AvailableShipping, CartAddress, CartLine, ResolvedLine } from './cart-record';
import { isVirtualLine } from './price-cart';
import { type Consignment, offerDelivery, refuseSlot } from '../delivery/delivery-offer';
import { describeOfferRefusal } from '../delivery/describe-refusals';

/** The SKUs of the answers to how often a subscription is delivered. */
const RHYTHMS: ReadonlyMap<string, Rhythm> = new Map<string, Rhythm>([
  ['EVERY-WEEK', 'week'],
  ['EVERY-FORTNIGHT', 'fortnight'],
  ['EVERY-MONTH', 'month'],
]);

function rhythmOf({ product, selectedOptions }: ResolvedLine): Rhythm | null {
  const chosen = selectedOptions.flatMap(({ value }) => RHYTHMS.get(value?.sku ?? '') ?? []);
  return product.rhythm ?? chosen[0] ?? null;
}

const asksDay = (option: CustomOption): boolean => option.kind === 'date' && !isEmailDay(option);

/** The delivery day that the shopper chose for a line; null if it has none, or was left open. */
export function chosenDay({ selectedOptions }: Pick<ResolvedLine, 'selectedOptions'>): Day | null {
  return parseDay(selectedOptions.find(({ option }) => asksDay(option))?.text ?? '');
}

/** The day on which a gift card is sent by email; null for anything else. */
export function emailDay({ selectedOptions }: Pick<ResolvedLine, 'selectedOptions'>): Day | null {
  return parseDay(selectedOptions.find(({ option }) => isEmailDay(option))?.text ?? '');
}

function subscription(line: CartLine, rules: DeliveryRules): readonly (readonly [number, Arrival])[] {
  const option = line.selectedOptions.find((selected) => asksDay(selected.option))?.option;
  const [{ deliveries }, first, rhythm] = [line.product, chosenDay(line), rhythmOf(line)];
  if (option === undefined || deliveries === null || first === null || rhythm === null) return [];
  return [[line.id, { option, days: subscriptionDays(first, rhythm, deliveries, rules) }]];
}

/** The lines whose day was left open, each with the question. */
async function leftOpen(catalogue: CatalogueLoaders, lines: readonly CartLine[]) {
  const open = lines.filter((line) => chosenDay(line) === null && !isVirtualLine(line));
  const found = await Promise.all(
    open.map(async (line) => {
      const option = (await catalogue.customOptions.load(line.product.id)).find(asksDay);
      return option === undefined ? [] : [{ line, option }];
    }),
  );
  return found.flat();
}

/**
 * The days of subscriptions, and the day on which comes what has none. That is known once the shipping method is: left
 * open lines are brought together, as far as their seasons allow. By the row ids of the lines.
 */
export async function readArrivals(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  lines: readonly CartLine[],
  shipping: AvailableShipping | null,
  now: number,
): Promise<ReadonlyMap<number, Arrival>> {
  const open = shipping === null ? [] : await leftOpen(catalogue, lines);
  if (open.length === 0 && lines.every(({ product }) => product.deliveries === null)) return new Map();
  const rules = { now, deliverySchedule: await readDeliverySchedule(database), zone: shipping?.zone ?? null };
  const chosen = lines.flatMap((line) => chosenDay(line) ?? []);
  const leadDays = Math.max(...open.map(({ line }) => line.product.lead_days));
  const dayIn = (months: Months) => promisedDay(leadDays, chosen, slotOf(shipping), { ...rules, months });
  return new Map([
    ...lines.flatMap((line) => subscription(line, rules)),
    ...open.map(
      ({ line, option }) => [line.id, { option, days: [dayIn(monthsOfLine(line.product, line.parts))] }] as const,
    ),
  ]);
}

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
