import { DEFAULT_SCHEDULE, type DeliverySchedule } from './delivery-schedule';
import type { PlaceZone } from './delivery-zone';
import type { MonthsOfSale } from './calendar/months-of-sale';
import { londonMoment, type LondonMoment } from './calendar/london-time';

/** The rules for the delivery days of a product. */
export interface DeliveryRules {
  readonly now: LondonMoment;
  /** Lead time in working days. */
  readonly leadDays: number;
  readonly deliverySchedule: DeliverySchedule;
  /** Null while the address is unknown. */
  readonly zone: PlaceZone | null;
  /** The months in which the product is sold; all year if left out. */
  readonly monthsOfSale?: MonthsOfSale;
}

/** Working days. */
const DEFAULT_LEAD = 1;
const MADE_TO_MEASURE_LEAD = 2;
const MADE_TO_MEASURE = /^(funerals|weddings)(\/|$)/;

/** Returns the rules for a product in these categories (`funerals/wreaths`) at `epochMs`; `ownLead` is its lead time in working days. */
export function deliveryRulesFor(
  categoryPaths: readonly string[],
  epochMs: number,
  ownLead: number | null = null,
  deliverySchedule: DeliverySchedule = DEFAULT_SCHEDULE,
  zone: PlaceZone | null = null,
  monthsOfSale: MonthsOfSale = null,
): DeliveryRules {
  const special = categoryPaths.some((path) => MADE_TO_MEASURE.test(path));
  const leadDays = ownLead ?? (special ? MADE_TO_MEASURE_LEAD : DEFAULT_LEAD);
  const rules = { now: londonMoment(epochMs), leadDays, deliverySchedule, zone };
  return monthsOfSale === null ? rules : { ...rules, monthsOfSale };
}
