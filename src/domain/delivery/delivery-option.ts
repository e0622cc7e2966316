import { plusDays, type CalendarDate } from './calendar/calendar-date';
import { courierRests } from './courier-days';
import type { CourierReach } from './courier-reach';
import type { DeliverySchedule } from './delivery-schedule';
import { DELIVERY_METHODS, type DeliveryMethod } from './delivery-method';
import { type DeliveryZone, type PlaceZone, zoneOfPostcode, usualWeekdays } from './delivery-zone';
import { HOME } from '../address/country';
import { nationOf } from './nation';

/** Two letters, and a postcode as typed: whole, or the outward code (`PO19`). */
export interface Destination {
  readonly country: string;
  readonly postcode: string;
}

/** Why a method is not possible for a product at a place. */
export type MethodRefusal = { readonly kind: 'outside-zones' | 'not-by-courier' | 'not-abroad' };

/** One way to bring a product to a place. */
export interface DeliveryOption {
  readonly method: DeliveryMethod;
  /** Null for collection, and for a carrier without zones in the country, who goes everywhere in it. */
  readonly zone: PlaceZone | null;
  readonly refusal: MethodRefusal | null;
}

/** Returns how a product can get to a place from today on: every method, with a refusal where it cannot. */
export function deliveryOptions(
  courier: CourierReach,
  destination: Destination,
  deliverySchedule: DeliverySchedule,
  today: CalendarDate,
): readonly DeliveryOption[] {
  return DELIVERY_METHODS.map((method) => {
    const zone = zoneFor(method, destination, deliverySchedule);
    if (zone === 'outside') return { method, zone: null, refusal: { kind: 'outside-zones' } };
    const placed = zone && atPlace(zone, destination, today, deliverySchedule);
    return { method, zone: placed, refusal: refuseCourier(method, courier, destination) };
  });
}

function atPlace(
  zone: DeliveryZone,
  destination: Destination,
  today: CalendarDate,
  deliverySchedule: DeliverySchedule,
): PlaceZone {
  const isParcel = zone.transitDays > 0;
  return {
    ...zone,
    usualWeekdays: usualWeekdays(zone, deliverySchedule),
    courierRests: isParcel
      ? courierRests(nationOf(destination), today, plusDays(today, deliverySchedule.daysAhead))
      : [],
  };
}

function zoneFor(
  method: DeliveryMethod,
  { country, postcode }: Destination,
  { zones, courierZones }: DeliverySchedule,
): DeliveryZone | null | 'outside' {
  // Van and collection are for this country only: the van does not cross the sea, and customers abroad cannot come to
  // the shop.
  if (method !== 'courier' && country !== HOME) return 'outside';
  const own = (method === 'van' ? zones : method === 'courier' ? courierZones : []).filter(
    (zone) => zone.country === country,
  );
  const [first] = own;
  if (first === undefined) return null;
  if (country !== HOME) return first;
  const found = zoneOfPostcode(own, postcode);
  return found.ok ? found.value : 'outside';
}

function refuseCourier(method: DeliveryMethod, courier: CourierReach, { country }: Destination): MethodRefusal | null {
  if (method !== 'courier' || courier === 'abroad') return null;
  if (courier === 'never') return { kind: 'not-by-courier' };
  return country === HOME ? null : { kind: 'not-abroad' };
}

/** Returns how several products get to one place together: a method that cannot bring one of them brings none. */
export function optionsForAll(optionsOfEach: readonly (readonly DeliveryOption[])[]): readonly DeliveryOption[] {
  return DELIVERY_METHODS.flatMap((method) => {
    const own = optionsOfEach.flatMap((options) => options.filter((option) => option.method === method));
    return own.find(({ refusal }) => refusal !== null) ?? own.slice(0, 1);
  });
}

/**
 * Returns the first possible delivery, collection excluded; its zone decides the offered days. Null if there is none.
 */
export function preferredOption(options: readonly DeliveryOption[]): DeliveryOption | null {
  return options.find(({ method, refusal }) => refusal === null && method !== 'collection') ?? null;
}

/** Returns the zone of a country abroad, which is one; null at home, where the postcode decides, and for what is not sent there. */
export function zoneAbroad(
  courier: CourierReach,
  country: string,
  deliverySchedule: DeliverySchedule,
  today: CalendarDate,
): PlaceZone | null {
  if (country === HOME) return null;
  return preferredOption(deliveryOptions(courier, { country, postcode: '' }, deliverySchedule, today))?.zone ?? null;
}
