import { plusDays } from '../delivery/calendar/calendar-date';
import { earliestDay } from '../delivery/delivery-days';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { isSoldOn, monthOf } from '../delivery/calendar/months-of-sale';
import type { Availability } from './availability';

/**
 * The product as it can be ordered by these rules: out of stock if no day on which it is sold is within reach of the calendar.
 * So something can be ordered ahead of its season, and not any more on its last evening.
 */
export function inSeason<P extends { readonly availability: Availability }>(product: P, rules: DeliveryRules): P {
  const months = rules.monthsOfSale ?? null;
  if (months === null) return product;
  const { date } = rules.now;
  const first = earliestDay(rules);
  if (isSoldOn(months, first) && first <= plusDays(date, rules.deliverySchedule.daysAhead)) return product;
  const availability = { ...product.availability, inStock: false, backIn: monthOf(first) };
  return { ...product, availability };
}
