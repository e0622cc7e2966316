import { wishOf } from '../../domain/wishlist/wishlist';
import type { AddWish } from './add-wish';
import type { RemoveWish } from './remove-wish';

export interface ToggleWishDeps {
  readonly addWish: AddWish;
  readonly removeWish: RemoveWish;
}

/** S4-52. One press of the heart: takes off the list what is on it, and puts on it what is not. */
export function makeToggleWish({ addWish, removeWish }: ToggleWishDeps): AddWish {
  return (wishlist, product) =>
    wishOf(wishlist, product) === null ? addWish(wishlist, product) : removeWish(wishlist, product);
}
