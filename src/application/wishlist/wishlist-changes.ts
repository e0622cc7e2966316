import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { Result } from '../../domain/shared/result';
import type { WishRefusal } from '../../domain/wishlist/wish';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { AddToCartRequest } from '../cart/add-to-cart';
import type { Failure } from '../ports/failures';

/** `wishlist` is the one on the page; returns the updated one. */
export type AddWish = (
  wishlist: Wishlist,
  product: Product | ProductSummary,
) => Promise<Result<Wishlist, WishRefusal | Failure>>;

/** `wishlist` is the one on the page; returns the updated one. */
export type RemoveWish = (
  wishlist: Wishlist,
  product: { readonly sku: string; readonly uid: string },
) => Promise<Result<Wishlist, Failure>>;

/** What happened to the wishlist item after adding to the cart. */
export type WishOutcome =
  /** The product is not on the wishlist. */
  | { readonly kind: 'no-wish' }
  /** Moved to the cart; `wishlist` is the remaining list. */
  | { readonly kind: 'moved'; readonly name: string; readonly wishlist: Wishlist }
  /** Not added to the cart, so it stays on the list. */
  | { readonly kind: 'kept'; readonly reason: AddToCartRefusal | Failure };

/** Adds the product to the cart and then removes it from the wishlist. */
export type MoveWish = (wishlist: Wishlist, request: AddToCartRequest) => Promise<WishOutcome>;

/** `added` is the result of adding to the cart; `wishlist` is null if the page has none. */
export type RemoveAddedWish = (
  wishlist: Wishlist | null,
  product: Product | ProductSummary,
  added: Result<Cart, AddToCartRefusal | Failure>,
) => Promise<WishOutcome>;
