/** How something reaches the recipient, in the order in which a shopper is offered it. */
export const DELIVERY_METHODS = ['van', 'courier', 'collection'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** A shipping method, offered or chosen. */
interface Shipping {
  readonly deliveryMethod: DeliveryMethod;
}

/** Whether the customer collects the order from the shop; false while no shipping method is chosen. */
export function isCollected(shipping: Shipping | null): boolean {
  return shipping?.deliveryMethod === 'collection';
}

/** Code of the place where orders are collected: there is one. */
export const PICKUP_LOCATION = 'shop';

/** Chosen instead of an address: the order is collected there. */
export interface PickupChoice {
  readonly pickupLocation: string;
}
