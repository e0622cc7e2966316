import type { ProductSummary } from '../catalogue/product';
import { isCollected } from '../checkout/collection';
import { plusDays, type CalendarDate } from '../delivery/calendar-date';
import type { DayRefusal } from '../delivery/day-refusal';
import { checkDeliveryDay } from '../delivery/delivery-days';
import { deliveryOffers } from '../delivery/delivery-offer';
import { deliveryRulesFor } from '../delivery/delivery-rules';
import type { DeliverySchedule } from '../delivery/delivery-schedule';
import { londonMoment } from '../delivery/london-time';
import { preferredOffer } from '../delivery/preferred-offer';
import type { Cart, CartItem } from './cart';

/** An item whose day was possible when it was put into the cart, and is not any more. */
export interface LapsedDay {
  /** `CartItem.uid` */
  readonly itemUid: string;
  readonly day: CalendarDate;
  readonly refusal: DayRefusal;
}

/** Days from now on which a day may be too soon, whatever is made and wherever it goes. */
const NEAR = 28;
/** The lead times of their products have to be looked up. */
const MAX_ITEMS = 20;

const dayOf = ({ attributes }: CartItem): CalendarDate | null => attributes.find(({ isDay }) => isDay)?.value ?? null;

/** The items whose day may have lapsed, at most twenty. */
export function itemsWithNearDays({ items }: Pick<Cart, 'items'>, epochMs: number): readonly CartItem[] {
  const until = plusDays(londonMoment(epochMs).date, NEAR);
  return items.filter((item) => !item.isVirtual && (dayOf(item) ?? until) < until).slice(0, MAX_ITEMS);
}

/** Judges the day of an item by the place that the cart goes to, as far as it is known; null if it is still possible. */
export function lapsedDayOf(
  item: CartItem,
  { leadDays, courier }: Pick<ProductSummary, 'leadDays' | 'courier'>,
  { delivery, deliveryAddress }: Pick<Cart, 'delivery' | 'deliveryAddress'>,
  epochMs: number,
  schedule: DeliverySchedule,
): LapsedDay | null {
  const day = dayOf(item);
  if (day === null) return null;
  const place =
    deliveryAddress === null || isCollected(delivery)
      ? null
      : { country: deliveryAddress.countryCode, postcode: deliveryAddress.postcode };
  const offer =
    place === null ? null : preferredOffer(deliveryOffers(courier, place, schedule, londonMoment(epochMs).date));
  const rules = deliveryRulesFor(item.categoryPaths, epochMs, leadDays, schedule, offer?.zone ?? null);
  const refusal = checkDeliveryDay(day, rules);
  return refusal === null ? null : { itemUid: item.uid, day, refusal };
}
