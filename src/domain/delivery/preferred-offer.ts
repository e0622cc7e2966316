import type { DeliveryOffer } from './delivery-offer';

/**
 * Returns the first possible delivery, collection excluded; its zone decides the offered days. Null if there is none.
 */
export function preferredOffer(offers: readonly DeliveryOffer[]): DeliveryOffer | null {
  return offers.find(({ method, refusal }) => refusal === null && method !== 'collection') ?? null;
}
