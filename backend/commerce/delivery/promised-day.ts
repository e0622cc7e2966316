import { type Day, addDays, shopTimeAt } from './calendar-day';
import { type DeliveryRules, earliestDay, refuseDay } from './delivery-days';
import { isSlotOver } from './delivery-offer';

/**
 * The day on which comes what the shopper left open: with the first chosen day of the order on which it is ready, else on
 * the first that is possible. `untilMinutes` is the end of the slot of a collection, null for a delivery.
 */
export function promisedDay(
  leadDays: number,
  chosen: readonly Day[],
  untilMinutes: number | null,
  rules: DeliveryRules,
): Day {
  const together = [...chosen].sort().find((day) => refuseDay(day, leadDays, rules) === null);
  if (together !== undefined) return together;
  const first = earliestDay(leadDays, rules);
  const { day: today } = shopTimeAt(rules.now);
  return first === today && isSlotOver(untilMinutes, rules.now)
    ? earliestDay(leadDays, rules, addDays(today, 1))
    : first;
}
