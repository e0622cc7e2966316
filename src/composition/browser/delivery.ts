import { productClient } from '../../adapters/actions-client/product-client';
import type { DeliveryFeature } from '../../ui/view-models/site/lazy-features';
import { DeliveryPlace } from '../../ui/view-models/product/delivery-place';
import type { FeatureDeps } from './feature-deps';
import { keptPlace } from './kept-place';

/** Where the cart goes and what that costs, in a script of its own. */
export function browserDelivery({ tab }: FeatureDeps): DeliveryFeature {
  const { deliveryOffers } = productClient(tab.read);
  return { place: (skus) => new DeliveryPlace(skus, deliveryOffers, keptPlace) };
}
