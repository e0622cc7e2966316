import type { ProductSummary } from '../catalogue/product';
import { plusDays, type CalendarDate } from '../delivery/calendar/calendar-date';
import type { DayRefusal } from '../delivery/day-refusal';
import { checkDeliveryDay } from '../delivery/delivery-days';
import { deliveryRulesFor } from '../delivery/delivery-rules';
import type { DeliverySchedule } from '../delivery/delivery-schedule';
import { londonMoment } from '../delivery/calendar/london-time';
import type { Cart, CartItem } from './cart';
import { zoneInCart } from './cart-zone';

/** An item whose day was possible when it was put into the cart, and is not any more. */
export interface LapsedDay {
  /** `CartItem.uid` */
  readonly itemUid: string;
  readonly day: CalendarDate;
  readonly refusal: DayRefusal;
}

/** Days from now on which a day may be too soon for any product and destination. */
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
  product: Pick<ProductSummary, 'leadDays' | 'courier' | 'monthsOfSale'>,
  cart: Pick<Cart, 'delivery' | 'deliveryAddress'>,
  epochMs: number,
  schedule: DeliverySchedule,
): LapsedDay | null {
  const day = dayOf(item);
  if (day === null) return null;
  const found = zoneInCart(product, cart, schedule, londonMoment(epochMs).date);
  const zone = found === 'not-brought' ? null : found;
  const rules = deliveryRulesFor(item.categoryPaths, epochMs, product.leadDays, schedule, zone, product.monthsOfSale);
  const refusal = checkDeliveryDay(day, rules);
  return refusal === null ? null : { itemUid: item.uid, day, refusal };
}
