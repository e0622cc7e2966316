import type { Content } from '../../../application/ports/content';
import type { ListingViewModel, OpenedListing } from '../listing/listing-view-model';
import type { DeliveryPostcode } from '../product/delivery-postcode';
import type { LinkedProductsViewModel } from '../product/linked-products-view-model';
import type { ProductReviewsViewModel } from '../reviews/product-reviews-view-model';
import type { ReviewFormViewModel } from '../reviews/review-form-view-model';
import type { SearchOverlayViewModel } from '../search/search-overlay-view-model';
import type { MoveToCartViewModel } from '../wishlist/move-to-cart-view-model';
import type { OpenedWishlist, WishlistPageViewModel } from '../wishlist/wishlist-page-view-model';
import type { WishlistViewModel } from '../wishlist/wishlist-view-model';
import type { StoreSelectorViewModel } from './store-selector-view-model';

/** One list for each tab; each call creates a new view-model of its page. */
export interface WishlistFeature {
  readonly wishes: WishlistViewModel;
  readonly moves: MoveToCartViewModel;
  page(opened: OpenedWishlist): WishlistPageViewModel;
}

export interface ReviewsFeature {
  ofProduct(sku: string): ProductReviewsViewModel;
  /** Rejects when the reviewer cannot be determined. */
  form(sku: string): Promise<ReviewFormViewModel>;
}

export interface ListingFeature {
  /** `opened` is what the server rendered. */
  ofCategory(uid: string, opened: OpenedListing): ListingViewModel;
  ofSearch(opened: OpenedListing): ListingViewModel;
}

/** Rows of products below a product. */
export interface LinkedProductsFeature {
  related(sku: string): LinkedProductsViewModel;
  upsells(sku: string): LinkedProductsViewModel;
}

/** Ideas for the words on a card. */
export type LoadCardMessages = Content['cardMessages'];

/** How the products of a cart get to a place. */
export interface DeliveryFeature {
  place(skus: readonly string[]): DeliveryPostcode;
}

/**
 * Features that are not in every page's script: each is loaded on first use and then shared. A call rejects if its
 * script cannot be loaded, and may be retried.
 */
export interface LazyFeatures {
  wishlist(): Promise<WishlistFeature>;
  reviews(): Promise<ReviewsFeature>;
  search(): Promise<SearchOverlayViewModel>;
  listing(): Promise<ListingFeature>;
  linkedProducts(): Promise<LinkedProductsFeature>;
  stores(): Promise<StoreSelectorViewModel>;
  delivery(): Promise<DeliveryFeature>;
  cardMessages(): Promise<LoadCardMessages>;
}
