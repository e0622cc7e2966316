import type { Product } from '../../../domain/catalogue/product';
import { type DeliveryRules, deliveryRulesFor } from '../../../domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../../domain/delivery/delivery-schedule';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { zoneAbroad } from '../../../domain/delivery/delivery-option';
import { countryOfStore } from '../../../domain/address/country';
import type { PageContext } from './page';

/** The rules for the days of a product before a postcode is named: in a store abroad those of its country. */
export function pageRules(
  { app, visitor }: Pick<PageContext, 'app' | 'visitor'>,
  { categoryPaths, leadDays, courier, monthsOfSale }: Product,
  deliverySchedule: DeliverySchedule,
): DeliveryRules {
  const now = app.clock.now();
  const zone = zoneAbroad(courier, countryOfStore(visitor.store.locale), deliverySchedule, londonMoment(now).date);
  return deliveryRulesFor(categoryPaths, now, leadDays, deliverySchedule, zone, monthsOfSale);
}
