import type { LazyFeatures } from '../../ui/view-models/site/lazy-features';
import type { FeatureDeps } from './feature-deps';
import { loadOnce } from './load-once';

/** The lazily loaded features of one tab. This file imports none of their scripts. */
export function lazyFeatures(deps: FeatureDeps): LazyFeatures {
  return {
    wishlist: loadOnce(async () => (await import('./wishlist')).browserWishlist(deps)),
    reviews: loadOnce(async () => (await import('./reviews')).browserReviews(deps)),
    search: loadOnce(async () => (await import('./search')).browserSearch(deps)),
    listing: loadOnce(async () => (await import('./listing')).browserListing(deps)),
    linkedProducts: loadOnce(async () => (await import('./linked-products')).browserLinkedProducts(deps)),
    cardMessages: loadOnce(async () => (await import('./card-messages')).browserCardMessages(deps)),
    delivery: loadOnce(async () => (await import('./delivery')).browserDelivery(deps)),
    stores: loadOnce(async () => (await import('./stores')).browserStores(deps)),
  };
}
