import type { LazyFeatures } from '../../ui/view-models/site/lazy-features';
import type { FeatureDeps } from './feature-deps';
import { loadOnce } from '../../adapters/browser/load-once';

/** The lazily loaded features of one tab. This file imports none of their scripts. */
export function lazyFeatures(deps: FeatureDeps): LazyFeatures {
  return {
    wishlist: loadOnce(async () => (await import('./wishlist')).createWishlistFeature(deps)),
    reviews: loadOnce(async () => (await import('./reviews')).createReviewsFeature(deps)),
    search: loadOnce(async () => (await import('./search')).createSearchFeature(deps)),
    listing: loadOnce(async () => (await import('./listing')).createListingFeature(deps)),
    linkedProducts: loadOnce(async () => (await import('./linked-products')).createLinkedProductsFeature(deps)),
    cardMessages: loadOnce(async () => (await import('./card-messages')).createCardMessagesFeature(deps)),
    delivery: loadOnce(async () => (await import('./delivery')).createDeliveryFeature(deps)),
    stores: loadOnce(async () => (await import('./stores')).createStoresFeature(deps)),
  };
}
