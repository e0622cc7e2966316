import { plusDays } from '../delivery/calendar-date';
import { earliestDay } from '../delivery/delivery-days';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { isSoldOn, monthOfReturn, type MonthsOfSale } from '../delivery/months-of-sale';
import type { Availability } from './availability';

/** The availability of what is sold in these months, by the day of London alone. */
export function availabilityOn(stock: Availability, months: MonthsOfSale, date: string): Availability {
  const backIn = monthOfReturn(months, date);
  return backIn === null ? stock : { ...stock, backIn };
}

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
  const availability = { ...product.availability, inStock: false, backIn: Number(first.slice(5, 7)) };
  return { ...product, availability };
}
