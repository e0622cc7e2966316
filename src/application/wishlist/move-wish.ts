import type { AddToCart, AddToCartRequest } from '../cart/add-to-cart';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { FollowWish, WishOutcome } from './follow-wish';

export interface MoveWishDeps {
  /** The shared cart's, so that the badge changes. */
  readonly addToCart: AddToCart;
  readonly followWish: FollowWish;
}

/** Adds the product to the cart and then removes it from the wishlist. */
export type MoveWish = (wishlist: Wishlist, request: AddToCartRequest) => Promise<WishOutcome>;

export function makeMoveWish({ addToCart, followWish }: MoveWishDeps): MoveWish {
  return async (wishlist, request) => followWish(wishlist, request.product, await addToCart(request));
}
