import type { UrlQuery } from '../../../domain/listing/parse-listing-query';
import type { Product } from '../../../domain/catalogue/product';
import type { ListingViewModel, OpenedListing } from '../listing/listing-view-model';
import type { BundleViewModel } from '../product/bundle-view-model';
import type { GroupViewModel } from '../product/group-view-model';
import type { LinkedProductsViewModel } from '../product/linked-products-view-model';
import type { ProductViewModel } from '../product/product-view-model';
import type { OwnReviewsViewModel } from '../reviews/own-reviews-view-model';
import type { ProductReviewsViewModel } from '../reviews/product-reviews-view-model';
import type { ReviewFormViewModel } from '../reviews/review-form-view-model';
import type { SearchOverlayViewModel } from '../search/search-overlay-view-model';
import type { WishMovesViewModel } from '../wishlist/wish-moves-view-model';
import type { WishlistPageViewModel } from '../wishlist/wishlist-page-view-model';
import type { WishlistViewModel } from '../wishlist/wishlist-view-model';
import type { StoreSelectorViewModel } from './store-selector-view-model';

/** One list for each tab; each call creates a new view-model of its page. */
export interface WishlistFeature {
  readonly wishes: WishlistViewModel;
  readonly moves: WishMovesViewModel;
  page(): WishlistPageViewModel;
}

export interface ReviewsFeature {
  ofProduct(sku: string): ProductReviewsViewModel;
  /** Rejects when the reviewer cannot be determined. */
  form(sku: string): Promise<ReviewFormViewModel>;
  own(): OwnReviewsViewModel;
}

export interface ListingFeature {
  /** `address` and `opened` are what the server rendered. */
  ofCategory(uid: string, address: UrlQuery, opened: OpenedListing): ListingViewModel;
  ofSearch(address: UrlQuery, opened: OpenedListing): ListingViewModel;
}

export interface ProductFeature {
  /** Beside the view-model of its page, after that has taken over the server-rendered state. */
  bundle(page: ProductViewModel): BundleViewModel;
  group(product: Product): GroupViewModel;
  related(sku: string): LinkedProductsViewModel;
  upsells(sku: string): LinkedProductsViewModel;
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
  productFeature(): Promise<ProductFeature>;
  stores(): Promise<StoreSelectorViewModel>;
}
