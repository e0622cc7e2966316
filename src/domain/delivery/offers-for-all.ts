import { DELIVERY_METHODS } from './delivery-method';
import type { DeliveryOffer } from './delivery-offer';

/** Returns how several products get to one place together: a method that cannot bring one of them brings none. */
export function offersForAll(offersOfEach: readonly (readonly DeliveryOffer[])[]): readonly DeliveryOffer[] {
  return DELIVERY_METHODS.flatMap((method) => {
    const own = offersOfEach.flatMap((offers) => offers.filter((offer) => offer.method === method));
    return own.find(({ refusal }) => refusal !== null) ?? own.slice(0, 1);
  });
}
