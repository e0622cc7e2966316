import type { ChosenDelivery } from '../cart/cart';
import type { DeliveryMethod } from '../delivery/delivery-method';

/** Our own van: Magento's flat rate, and one with its name. Every other carrier is a courier. */
const VAN_CARRIERS: readonly string[] = ['flatrate', 'van'];

/** The carriers of orders that the customer fetches: ours, and the one of Magento's In-Store Delivery. */
const COLLECTION_CARRIERS: readonly string[] = ['collection', 'instore'];

/** Magento's code of the place where orders are collected. */
export const PICKUP_LOCATION = 'shop';

/** Chosen instead of an address: the order is collected there. */
export interface PickupChoice {
  readonly pickupLocation: string;
}

/** Whether the customer collects the order from the shop; false while no shipping method is chosen. */
export function isCollected(delivery: Pick<ChosenDelivery, 'carrier'> | null): boolean {
  return delivery !== null && COLLECTION_CARRIERS.includes(delivery.carrier);
}

/** Who brings the order; null while no shipping method is chosen. */
export function deliveryMethodOf(delivery: Pick<ChosenDelivery, 'carrier'> | null): DeliveryMethod | null {
  if (delivery === null) return null;
  if (isCollected(delivery)) return 'collection';
  return VAN_CARRIERS.includes(delivery.carrier) ? 'van' : 'courier';
}
