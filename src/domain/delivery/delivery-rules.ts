import type { DeliverySchedule, ShopDays } from './delivery-schedule';
import type { PlaceZone } from './delivery-zone';
import type { MonthsOfSale } from './calendar/months-of-sale';
import { londonMoment, type LondonMoment } from './calendar/london-time';

/** What decides about the delivery days of a product, as far as the shop's days are known. */
export interface DayRules<Days extends ShopDays = ShopDays> {
  readonly now: LondonMoment;
  /** Lead time in working days. */
  readonly leadDays: number;
  readonly deliverySchedule: Days;
  /** Null while the address is unknown. */
  readonly zone: PlaceZone | null;
  /** The months in which the product is sold; all year if left out. */
  readonly monthsOfSale?: MonthsOfSale;
}

/** The rules for the delivery days of a product by a schedule. */
export type DeliveryRules = DayRules<DeliverySchedule>;

/** Working days. */
const DEFAULT_LEAD = 1;
const MADE_TO_MEASURE_LEAD = 2;
const MADE_TO_MEASURE = /^(funerals|weddings)(\/|$)/;

/** Returns the rules for a product in these categories (`funerals/wreaths`) at `epochMs`; `ownLead` is its lead time in working days. */
export function deliveryRulesFor<Days extends ShopDays>(
  categoryPaths: readonly string[],
  epochMs: number,
  ownLead: number | null,
  deliverySchedule: Days,
  zone: PlaceZone | null = null,
  monthsOfSale: MonthsOfSale = null,
): DayRules<Days> {
  const special = categoryPaths.some((path) => MADE_TO_MEASURE.test(path));
  const leadDays = ownLead ?? (special ? MADE_TO_MEASURE_LEAD : DEFAULT_LEAD);
  const rules = { now: londonMoment(epochMs), leadDays, deliverySchedule, zone };
  return monthsOfSale === null ? rules : { ...rules, monthsOfSale };
}
