import type { DeliveryOffer } from './delivery-offer';

/** Returns the first way in which somebody brings it; its zone decides the days that are offered. Null if nobody does. */
export function preferredOffer(offers: readonly DeliveryOffer[]): DeliveryOffer | null {
  return offers.find(({ method, refusal }) => refusal === null && method !== 'collection') ?? null;
}
