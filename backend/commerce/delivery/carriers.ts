/** The carrier of the florist's own van; the name is Magento's of a carrier with one price. */
export const VAN_CARRIER = 'flatrate';

/** The carrier of orders that the customer collects from the shop. Every carrier but these two is a courier. */
export const COLLECTION_CARRIER = 'collection';

/** Whether it is neither our own van nor collection. */
export const isCourier = (carrier: string): boolean => carrier !== VAN_CARRIER && carrier !== COLLECTION_CARRIER;
