import { DEFAULT_SCHEDULE, type DeliverySchedule } from './delivery-schedule';
import type { DeliveryZone } from './delivery-zone';
import { londonMoment, type LondonMoment } from './london-time';

/** What decides on which days a product can be brought. */
export interface DeliveryRules {
  readonly now: LondonMoment;
  /** Working days the florist needs, counted from the day on which the order is taken. */
  readonly leadDays: number;
  readonly deliverySchedule: DeliverySchedule;
  /** Null while nobody knows where the flowers go. */
  readonly zone: DeliveryZone | null;
}

/** Bouquets are tied on the morning after the order. */
const ORDINARY_LEAD = 1;
/** Funeral and wedding pieces are built the day before. */
const MADE_TO_MEASURE_LEAD = 2;
const MADE_TO_MEASURE = /^(funerals|weddings)(\/|$)/;

/**
 * The rules for a product that stands in these categories (`funerals/wreaths`), at `epochMs` (ms since 1970).
 * `ownLead` is what the product itself asks for, in working days; null when it says nothing.
 */
export function deliveryRulesFor(
  categoryPaths: readonly string[],
  epochMs: number,
  ownLead: number | null = null,
  deliverySchedule: DeliverySchedule = DEFAULT_SCHEDULE,
  zone: DeliveryZone | null = null,
): DeliveryRules {
  const special = categoryPaths.some((path) => MADE_TO_MEASURE.test(path));
  const leadDays = ownLead ?? (special ? MADE_TO_MEASURE_LEAD : ORDINARY_LEAD);
  return { now: londonMoment(epochMs), leadDays, deliverySchedule, zone };
}
