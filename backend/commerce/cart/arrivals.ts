import type { Rhythm } from '../../database/catalogue-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import type { CustomOption } from '../catalogue/product/custom-options';
import type { Months } from '../delivery/months-of-sale';
import { monthsOfLine } from '../catalogue/product/season';
import { type Day, parseDay } from '../delivery/calendar-day';
import type { DeliveryRules } from '../delivery/delivery-days';
import { readDeliverySchedule } from '../delivery/delivery-schedule';
import { slotOf } from '../delivery/collection-slot';
import { promisedDay } from '../delivery/promised-day';
import { subscriptionDays } from '../delivery/subscription-days';
import { isEmailDay } from '../catalogue/product/gift-card-options';
import type { Arrival, AvailableShipping, CartLine, ResolvedLine } from './cart-record';
import { isVirtualLine } from './line-price';

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
