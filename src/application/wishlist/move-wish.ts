import type { AddToCart, AddToCartRequest } from '../cart/add-to-cart';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { RemoveAddedWish, WishOutcome } from './remove-added-wish';

export interface MoveWishDeps {
  /** The shared cart's, so that the badge changes. */
  readonly addToCart: AddToCart;
  readonly removeAddedWish: RemoveAddedWish;
}

/** Adds the product to the cart and then removes it from the wishlist. */
export type MoveWish = (wishlist: Wishlist, request: AddToCartRequest) => Promise<WishOutcome>;

export function makeMoveWish({ addToCart, removeAddedWish }: MoveWishDeps): MoveWish {
  return async (wishlist, request) => removeAddedWish(wishlist, request.product, await addToCart(request));
}
