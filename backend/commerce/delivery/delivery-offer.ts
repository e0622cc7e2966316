import type { CourierReach } from '../../database/catalogue-tables';
import { isCourier } from './carriers';
import { type Day, shopTimeAt } from './calendar-day';
import { type DayRefusal, type DeliveryRules, refuseDay } from './delivery-days';
import { type DeliveryZone, HOME, type PlaceZone, zoneOf } from './delivery-zones';

/** What is to be delivered: a product, and the days chosen for it. */
export interface Consignment {
  readonly name: string;
  /** Working days. */
  readonly leadDays: number;
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
  | { readonly kind: 'day'; readonly product: string; readonly title: string; readonly day: DayRefusal };

export interface DeliveryOffer {
  /** Null for collection, and for a carrier without zones in that country. */
  readonly zone: PlaceZone | null;
  /** The first reason why the carrier cannot do it; null when it can. */
  readonly refusal: OfferRefusal | null;
}

/** Minutes from an order to its collection at the earliest. */
const MAKING_UP = 60;

/** Whether a slot of today's collection ends too soon for what is ordered now. */
export function isSlotOver(untilMinutes: number | null, now: number): boolean {
  return untilMinutes !== null && shopTimeAt(now).minutes + MAKING_UP > untilMinutes;
}

/** Refuses the slot of a collection that was chosen for today. */
export function refuseSlot(
  untilMinutes: number | null,
  consignments: readonly Consignment[],
  now: number,
): OfferRefusal | null {
  const today = shopTimeAt(now).day;
  const isToday = consignments.some(({ days }) => days.some(({ day }) => day === today));
  return isToday && isSlotOver(untilMinutes, now) ? { kind: 'slot-over' } : null;
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

function refuseDays({ name, leadDays, days }: Consignment, rules: DeliveryRules): OfferRefusal | null {
  for (const { title, day } of days) {
    const refusal = refuseDay(day, leadDays, rules);
    if (refusal !== null) return { kind: 'day', product: name, title, day: refusal };
  }
  return null;
}
