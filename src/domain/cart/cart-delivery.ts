import type { ProductSummary } from '../catalogue/product';
import { isCollected } from '../delivery/delivery-method';
import { type CalendarDate, plusDays } from '../delivery/calendar/calendar-date';
import { deliveryOptions, type Destination, preferredOption } from '../delivery/delivery-option';
import type { DeliverySchedule } from '../delivery/delivery-schedule';
import type { PlaceZone } from '../delivery/delivery-zone';
import { HOME } from '../address/country';
import type { Cart, CartItem } from './cart';
import type { DayRefusal } from '../delivery/day-refusal';
import { checkDeliveryDay } from '../delivery/delivery-days';
import { deliveryRulesFor } from '../delivery/delivery-rules';
import { londonMoment } from '../delivery/calendar/london-time';

type Going = Pick<Cart, 'delivery' | 'deliveryAddress'>;

/** Where a cart goes: its address, before that the country of a store abroad; null while it is unknown, and for what is collected. */
function placeOf({ delivery, deliveryAddress }: Going, country: string): Destination | null {
  if (isCollected(delivery)) return null;
  if (deliveryAddress === null) return country === HOME ? null : { country, postcode: '' };
  return { country: deliveryAddress.countryCode, postcode: deliveryAddress.postcode };
}

/** Returns the zone by whose days a product in a cart is judged, null if any day of the shop may do; `country` is that of the store. */
export function zoneInCart(
  { courier }: Pick<ProductSummary, 'courier'>,
  cart: Going,
  schedule: DeliverySchedule,
  today: CalendarDate,
  country: string = HOME,
): PlaceZone | null | 'not-brought' {
  const place = placeOf(cart, country);
  if (place === null) return null;
  const option = preferredOption(deliveryOptions(courier, place, schedule, today));
  return option === null ? 'not-brought' : option.zone;
}

/** Returns the distinct delivery dates of the cart, `YYYY-MM-DD`, ascending. */
export function deliveryDaysOf({ items }: Pick<Cart, 'items'>): readonly string[] {
  // The day of a virtual item is that of an email.
  return [...new Set(items.filter(({ isVirtual }) => !isVirtual).flatMap(daysOf))].sort();
}

/** All days of an item, ascending: several for a subscription. */
export function daysOf({ attributes }: Pick<CartItem, 'attributes'>): readonly CalendarDate[] {
  return attributes.filter(({ isDay }) => isDay).flatMap(({ value, days }) => days ?? [value]);
}

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

/** The items whose day may have lapsed, at most twenty. */
export function itemsWithNearDays({ items }: Pick<Cart, 'items'>, epochMs: number): readonly CartItem[] {
  const until = plusDays(londonMoment(epochMs).date, NEAR);
  return items.filter((item) => !item.isVirtual && (daysOf(item)[0] ?? until) < until).slice(0, MAX_ITEMS);
}

/** Judges the day of an item by the place that the cart goes to, as far as it is known; null if it is still possible. */
export function lapsedDayOf(
  item: CartItem,
  product: Pick<ProductSummary, 'leadDays' | 'courier' | 'monthsOfSale'>,
  cart: Pick<Cart, 'delivery' | 'deliveryAddress'>,
  epochMs: number,
  schedule: DeliverySchedule,
): LapsedDay | null {
  const [day] = daysOf(item);
  if (day === undefined) return null;
  const found = zoneInCart(product, cart, schedule, londonMoment(epochMs).date);
  const zone = found === 'not-brought' ? null : found;
  const rules = deliveryRulesFor(item.categoryPaths, epochMs, product.leadDays, schedule, zone, product.monthsOfSale);
  const refusal = checkDeliveryDay(day, rules);
  return refusal === null ? null : { itemUid: item.uid, day, refusal };
}
