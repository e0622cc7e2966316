import type { AddToCartRequest } from '../../../application/cart/add-to-cart';
import type { Failure } from '../../../application/ports/failures';
import type { CountWishlist, LoadWishlist } from '../../../application/wishlist/load-wishlist';
import type { MoveOutcome } from '../../../application/wishlist/move-to-cart';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { Cart } from '../../../domain/cart/cart';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import type { Result } from '../../../domain/shared/result';
import type { WishlistRefusal, Wishlist } from '../../../domain/wishlist/wishlist';

/** The customer's wishlist as a page calls it. `wishlist` is the one on the page. */
export interface WishlistUseCases {
  readonly loadWishlist: LoadWishlist;
  readonly countWishlist: CountWishlist;
  /** Adds the product or removes it, and returns the updated list. */
  readonly toggleItem: (
    wishlist: Wishlist,
    product: Product | ProductSummary,
  ) => Promise<Result<Wishlist, WishlistRefusal | Failure>>;
  readonly removeFromWishlist: (
    wishlist: Wishlist,
    product: { readonly sku: string; readonly uid: string },
  ) => Promise<Result<Wishlist, Failure>>;
  /** Adds the product to the cart and then removes it from the wishlist. */
  readonly moveToCart: (wishlist: Wishlist, request: AddToCartRequest) => Promise<MoveOutcome>;
  /** `added` is the result of adding to the cart; `wishlist` is null if the page has none. */
  readonly removeMovedItem: (
    wishlist: Wishlist | null,
    product: Product | ProductSummary,
    added: Result<Cart, AddToCartRefusal | Failure>,
  ) => Promise<MoveOutcome>;
}
