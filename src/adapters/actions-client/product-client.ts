import type { FindDeliveryOptions } from '../../application/delivery/find-delivery-options';
import type { Catalogue } from '../../application/ports/catalogue';
import type { Content } from '../../application/ports/content';
import type { Read } from './read';

type ProductClient = Pick<Catalogue, 'choice' | 'related' | 'upsells'> & {
  readonly deliveryOptions: FindDeliveryOptions;
  readonly cardMessages: Content['cardMessages'];
};

/** A product's variants, linked products, and how it gets to a place. */
export function productClient(read: Read): ProductClient {
  return {
    choice: (sku, chosen) => read('variant', { sku, chosen }),
    related: (sku) => read('related', { sku }),
    upsells: (sku) => read('upsells', { sku }),
    cardMessages: () => read('card-messages'),
    deliveryOptions: (sku, postcode) => read('delivery-offers', { sku, postcode }),
  };
}
