import { type Day, addDays } from './calendar-day';
import { type DeliveryRules, earliestDay, refuseDay } from './delivery-days';
import { isSlotOver, type Slot } from './collection-slot';

/** A slot that is over on each weekday is over for ever. */
const WEEK = 7;

/**
 * The day on which comes what the shopper left open: with the first chosen day of the order on which it is ready, else on
 * the first that is possible. `slot` is that of a collection.
 */
export function promisedDay(leadDays: number, chosen: readonly Day[], slot: Slot, rules: DeliveryRules): Day {
  const together = [...chosen].sort().find((day) => refuseDay(day, leadDays, rules) === null);
  if (together !== undefined) return together;
  let day = earliestDay(leadDays, rules);
  for (let looked = 0; looked < WEEK && isSlotOver(day, slot, rules.now, rules.deliverySchedule); looked += 1)
    day = earliestDay(leadDays, rules, addDays(day, 1));
  return day;
}
