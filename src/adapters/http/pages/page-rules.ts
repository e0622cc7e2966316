import type { Product } from '../../../domain/catalogue/product';
import { type DayRules, deliveryRulesFor } from '../../../domain/delivery/delivery-rules';
import { hasSchedule, type ShopDays } from '../../../domain/delivery/delivery-schedule';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { zoneAbroad } from '../../../domain/delivery/delivery-option';
import { countryOfStore } from '../../../domain/address/country';
import type { PageContext } from './page';

/** The rules for the days of a product before a postcode is named: in a store abroad those of its country. */
export function pageRules(
  { app, visitor }: Pick<PageContext, 'app' | 'visitor'>,
  { categoryPaths, leadDays, courier, monthsOfSale }: Product,
  deliverySchedule: ShopDays,
): DayRules {
  const now = app.clock.now();
  const country = countryOfStore(visitor.store.locale);
  const zone = hasSchedule(deliverySchedule)
    ? zoneAbroad(courier, country, deliverySchedule, londonMoment(now).date)
    : null;
  return deliveryRulesFor(categoryPaths, now, leadDays, deliverySchedule, zone, monthsOfSale);
}
