import type { ChosenDelivery } from '../cart/cart';

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
