import type { DeliveryMethod } from '../../../domain/delivery/delivery-method';

/** Those of our own van: Magento's with one price for all, and one that says so. Every other is a courier. */
const VAN_CARRIERS: readonly string[] = ['flatrate', 'van'];

/** The carriers of orders that the customer fetches: ours, and the one of Magento's In-Store Delivery. */
const COLLECTION_CARRIERS: readonly string[] = ['collection', 'instore'];

/** How the carrier with this code delivers. */
export function deliveryMethodOf(carrier: string): DeliveryMethod {
  if (COLLECTION_CARRIERS.includes(carrier)) return 'collection';
  return VAN_CARRIERS.includes(carrier) ? 'van' : 'courier';
}
