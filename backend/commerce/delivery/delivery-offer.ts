import type { Months } from './months-of-sale';
import type { CourierReach } from '../../database/catalogue-tables';
import { isCourier } from './carriers';
import { type Day, shopTimeAt } from './calendar-day';
import { isSlotOver, type Slot } from './collection-slot';
import { type DayRefusal, type DeliveryRules, refuseDay } from './delivery-days';
import { type DeliveryZone, HOME, type PlaceZone, zoneOf } from './delivery-zones';

/** What is to be delivered: a product, and the days chosen for it. */
export interface Consignment {
  readonly name: string;
  /** Working days. */
  readonly leadDays: number;
  readonly months: Months;
  readonly courier: CourierReach;
  /** `title` is the label of the date option; `day` is null for a text that is no date. */
  readonly days: readonly { readonly title: string; readonly day: Day | null }[];
}

export interface Destination {
  readonly country: string;
  readonly postcode: string | null;
}

export type OfferRefusal =
  | { readonly kind: 'outside-zones' }
  | { readonly kind: 'not-by-courier' | 'not-abroad'; readonly product: string }
  | { readonly kind: 'slot-over' }
  /** The shop closes before the slot begins. */
  | { readonly kind: 'slot-closed'; readonly day: Day }
  | { readonly kind: 'day'; readonly product: string; readonly title: string; readonly day: DayRefusal };

export interface DeliveryOffer {
  /** Null for collection, and for a carrier without zones in that country. */
  readonly zone: PlaceZone | null;
  /** The first reason why the carrier cannot do it; null when it can. */
  readonly refusal: OfferRefusal | null;
}

/** Refuses a slot that is over on the days of a collection. */
export function refuseSlot(
  slot: Slot,
  days: readonly Day[],
  { now, deliverySchedule }: Omit<DeliveryRules, 'zone'>,
): OfferRefusal | null {
  const today = shopTimeAt(now).day;
  const over = days.find((day) => isSlotOver(day, slot, now, deliverySchedule));
  if (over === undefined) return null;
  return over === today ? { kind: 'slot-over' } : { kind: 'slot-closed', day: over };
}

/** Whether a carrier with these zones can bring everything to a place on the chosen days. A carrier without zones in a country serves all of it. */
export function offerDelivery(
  carrier: string,
  zones: readonly DeliveryZone[],
  consignments: readonly Consignment[],
  { country, postcode }: Destination,
  rules: Omit<DeliveryRules, 'zone'>,
): DeliveryOffer {
  const inCountry = zones.filter((zone) => zone.country === country);
  const zone = zoneOf(inCountry, postcode ?? '');
  if (inCountry.length > 0 && zone === null) return { zone, refusal: { kind: 'outside-zones' } };
  const refusals = consignments.map(
    (one) => refuseProduct(carrier, country, one) ?? refuseDays(one, { ...rules, zone }),
  );
  return { zone, refusal: refusals.find((refusal) => refusal !== null) ?? null };
}

function refuseProduct(carrier: string, country: string, { name, courier }: Consignment): OfferRefusal | null {
  if (!isCourier(carrier) || courier === 'abroad') return null;
  if (courier === 'never') return { kind: 'not-by-courier', product: name };
  return country === HOME ? null : { kind: 'not-abroad', product: name };
}

function refuseDays({ name, leadDays, months, days }: Consignment, rules: DeliveryRules): OfferRefusal | null {
  for (const { title, day } of days) {
    const refusal = refuseDay(day, leadDays, { ...rules, months });
    if (refusal !== null) return { kind: 'day', product: name, title, day: refusal };
  }
  return null;
}
