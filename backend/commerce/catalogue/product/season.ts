import { addDays, shopTimeAt } from '../../delivery/calendar-day';
import { type DeliveryRules, earliestDay } from '../../delivery/delivery-days';
import type { ShopContext } from '../../graphql/shop-context';
import { ALL_YEAR, type Months, nameOfMonth } from '../../delivery/months-of-sale';
import type { ProductRow } from './product-row';

type Seasonal = Pick<ProductRow, 'name' | 'lead_days' | 'months_of_sale'>;

/** The months of a product together with the parts that were chosen for it. */
export function monthsOfLine({ months_of_sale }: Seasonal, parts: readonly { readonly product: Seasonal }[]): Months {
  return parts.reduce((months, { product }) => months & product.months_of_sale, months_of_sale);
}

/**
 * Why a product cannot be ordered now: no day on which it is sold is within reach of the calendar. Null in season, and if it can
 * be ordered ahead.
 */
export function refuseSeason(product: Seasonal, months: Months, rules: DeliveryRules): string | null {
  if (months === ALL_YEAR) return null;
  if (months === 0) return `“${product.name}”: what you chose is never in season together.`;
  const first = earliestDay(product.lead_days, { ...rules, months });
  const isInReach = first <= addDays(shopTimeAt(rules.now).day, rules.deliverySchedule.daysAhead);
  return isInReach ? null : `“${product.name}” is out of season. It is back in ${nameOfMonth(first)}.`;
}

/** Whether a product, or a bundle whatever is chosen for it, can be ordered now as far as the season goes. */
export async function isInSeason(row: ProductRow, { catalogue, now }: Pick<ShopContext, 'catalogue' | 'now'>) {
  if (row.months_of_sale === ALL_YEAR) return true;
  const deliverySchedule = await catalogue.workingDays();
  return refuseSeason(row, row.months_of_sale, { now: now(), deliverySchedule, zone: null }) === null;
}
