import { findWishlistItem } from '../../domain/wishlist/wishlist';
import type { AddWish } from './add-wish';
import type { RemoveWish } from './remove-wish';

export interface ToggleWishDeps {
  readonly addWish: AddWish;
  readonly removeWish: RemoveWish;
}

/** Adds a product to the wishlist, or removes it if it is on the list. */
export function makeToggleWish({ addWish, removeWish }: ToggleWishDeps): AddWish {
  return (wishlist, product) =>
    findWishlistItem(wishlist, product) === null ? addWish(wishlist, product) : removeWish(wishlist, product);
}
