import type { FindDeliveryOptions } from '../../application/delivery/find-delivery-options';
import type { DeliveryFeature } from '../../ui/view-models/site/lazy-features';
import { DeliveryPostcode } from '../../ui/view-models/product/delivery-postcode';
import type { FeatureDeps } from './feature-deps';
import { savedPostcode } from './saved-postcode';

/** Where the cart goes and what that costs, in a script of its own. */
export function createDeliveryFeature({ tab: { read } }: FeatureDeps): DeliveryFeature {
  const deliveryOptions: FindDeliveryOptions = (sku, postcode) => read('delivery-offers', { sku, postcode });
  return { place: (skus) => new DeliveryPostcode(skus, deliveryOptions, savedPostcode) };
}
