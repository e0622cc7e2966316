import type { CalendarDate } from './calendar/calendar-date';
import type { CourierReach } from './courier-reach';
import { deliveryOffers } from './delivery-offer';
import type { DeliverySchedule } from './delivery-schedule';
import type { PlaceZone } from './delivery-zone';
import { HOME } from '../address/home-country';
import { preferredOffer } from './preferred-offer';

/** Returns the zone of a country abroad, which is one; null at home, where the postcode decides, and for what is not sent there. */
export function zoneAbroad(
  courier: CourierReach,
  country: string,
  deliverySchedule: DeliverySchedule,
  today: CalendarDate,
): PlaceZone | null {
  if (country === HOME) return null;
  return preferredOffer(deliveryOffers(courier, { country, postcode: '' }, deliverySchedule, today))?.zone ?? null;
}
