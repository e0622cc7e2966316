import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { Result } from '../../domain/shared/result';
import type { WishlistRefusal } from '../../domain/wishlist/new-wishlist-item';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { AddToCartRequest } from '../cart/add-to-cart';
import type { Failure } from '../ports/failures';

/** `wishlist` is the one on the page; returns the updated one. */
export type AddToWishlist = (
  wishlist: Wishlist,
  product: Product | ProductSummary,
) => Promise<Result<Wishlist, WishlistRefusal | Failure>>;

/** `wishlist` is the one on the page; returns the updated one. */
export type RemoveFromWishlist = (
  wishlist: Wishlist,
  product: { readonly sku: string; readonly uid: string },
) => Promise<Result<Wishlist, Failure>>;

/** What happened to the wishlist item after adding to the cart. */
export type MoveOutcome =
  /** The product is not on the wishlist. */
  | { readonly kind: 'not-listed' }
  /** Moved to the cart; `wishlist` is the remaining list. */
  | { readonly kind: 'moved'; readonly name: string; readonly wishlist: Wishlist }
  /** Not added to the cart, so it stays on the list. */
  | { readonly kind: 'kept'; readonly reason: AddToCartRefusal | Failure };

/** Adds the product to the cart and then removes it from the wishlist. */
export type MoveToCart = (wishlist: Wishlist, request: AddToCartRequest) => Promise<MoveOutcome>;

/** `added` is the result of adding to the cart; `wishlist` is null if the page has none. */
export type RemoveMovedItem = (
  wishlist: Wishlist | null,
  product: Product | ProductSummary,
  added: Result<Cart, AddToCartRefusal | Failure>,
) => Promise<MoveOutcome>;
