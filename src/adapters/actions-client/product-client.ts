import type { FindDeliveryOffers } from '../../application/delivery/find-delivery-offers';
import type { Catalogue } from '../../application/ports/catalogue';
import type { Read } from './read';

type ProductClient = Pick<Catalogue, 'choice' | 'related' | 'upsells'> & {
  readonly deliveryOffers: FindDeliveryOffers;
};

/** A product's variants, linked products, and how it gets to a place. */
export function productClient(read: Read): ProductClient {
  return {
    choice: (sku, chosen) => read('variant', { sku, chosen }),
    related: (sku) => read('related', { sku }),
    upsells: (sku) => read('upsells', { sku }),
    deliveryOffers: (sku, postcode) => read('delivery-offers', { sku, postcode }),
  };
}
