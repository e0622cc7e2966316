import type { AddToCart, AddToCartRequest } from '../cart/add-to-cart';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { FollowWish, WishOutcome } from './follow-wish';

export interface MoveWishDeps {
  /** The shared cart's own, so that its badge moves. */
  readonly addToCart: AddToCart;
  readonly followWish: FollowWish;
}

/** From the list into the cart. */
export type MoveWish = (wishlist: Wishlist, ask: AddToCartRequest) => Promise<WishOutcome>;

/** S4-54, S4-55. */
export function makeMoveWish({ addToCart, followWish }: MoveWishDeps): MoveWish {
  return async (wishlist, ask) => followWish(wishlist, ask.product, await addToCart(ask));
}
