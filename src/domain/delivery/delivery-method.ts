/** How something reaches the recipient, in the order in which a shopper is offered it. */
export const DELIVERY_METHODS = ['van', 'courier', 'collection'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
