/** The carrier of orders that the customer collects from the shop. */
export const COLLECTION_CARRIER = 'collection';
