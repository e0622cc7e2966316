import { productClient } from '../../adapters/actions-client/product-client';
import type { DeliveryFeature } from '../../ui/view-models/site/lazy-features';
import { DeliveryPostcode } from '../../ui/view-models/product/delivery-postcode';
import type { FeatureDeps } from './feature-deps';
import { savedPostcode } from './saved-postcode';

/** Where the cart goes and what that costs, in a script of its own. */
export function createDeliveryFeature({ tab }: FeatureDeps): DeliveryFeature {
  const { deliveryOptions } = productClient(tab.read);
  return { place: (skus) => new DeliveryPostcode(skus, deliveryOptions, savedPostcode) };
}
