import type { ProductSummary } from '../catalogue/product';
import { isCollected } from '../delivery/delivery-method';
import type { CalendarDate } from '../delivery/calendar-date';
import { deliveryOffers, type Destination } from '../delivery/delivery-offer';
import type { DeliverySchedule } from '../delivery/delivery-schedule';
import type { PlaceZone } from '../delivery/delivery-zone';
import { HOME } from '../delivery/home-country';
import { preferredOffer } from '../delivery/preferred-offer';
import type { Cart } from './cart';

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
  const offer = preferredOffer(deliveryOffers(courier, place, schedule, today));
  return offer === null ? 'not-brought' : offer.zone;
}
