import type { CalendarDate } from './calendar/calendar-date';
import { isClosedDay } from './day-refusal';
import { cutOffOf, earliestDay } from './delivery-days';
import { type DeliveryRules, deliveryRulesFor } from './delivery-rules';
import type { DeliverySchedule } from './delivery-schedule';
import { HOME } from '../address/country';

/** The delivery promise for an order placed now. */
export interface DeliveryPromise {
  /**
   * `today` and `before-cut-off` hold until the cut-off; `today` is a delivery on the day of the order. `before-season`: the
   * product could be ready earlier.
   */
  readonly kind: 'today' | 'before-cut-off' | 'after-cut-off' | 'closed-today' | 'before-season';
  readonly cutOffMinutes: number;
  readonly earliest: CalendarDate;
  /** The title of the zone for which it holds; null for a shop without zones. */
  readonly place: string | null;
}

/** Returns the promise for a product and a place; for the zone next to the shop while the place is unknown. */
export function deliveryPromise(general: DeliveryRules): DeliveryPromise {
  const { now, deliverySchedule } = general;
  const [nearest] = deliverySchedule.zones;
  const zone =
    general.zone ?? (nearest === undefined ? null : { ...nearest, courierRests: [], usualWeekdays: nearest.weekdays });
  const rules = { ...general, zone };
  const [cutOffMinutes, earliest] = [cutOffOf(rules), earliestDay(rules)];
  const promise = (kind: DeliveryPromise['kind']): DeliveryPromise => ({
    kind,
    cutOffMinutes,
    earliest,
    place: zone?.title ?? null,
  });
  if (rules.monthsOfSale && earliestDay({ ...rules, monthsOfSale: null }) < earliest) return promise('before-season');
  if (isClosedDay(now.date, deliverySchedule)) return promise('closed-today');
  if (now.minutes >= cutOffMinutes) return promise('after-cut-off');
  return promise(earliest === now.date ? 'today' : 'before-cut-off');
}

/**
 * Returns the shop's own promise: for what is tied on the day, and the zone next to the shop; so there is none in the store of
 * another `country`.
 */
export function shopPromise(
  deliverySchedule: DeliverySchedule,
  epochMs: number,
  country: string = HOME,
): DeliveryPromise | null {
  return country !== HOME ? null : deliveryPromise(deliveryRulesFor([], epochMs, 0, deliverySchedule));
}
