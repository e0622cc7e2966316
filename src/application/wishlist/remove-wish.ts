import { ok, type Result } from '../../domain/shared/result';
import { findWishlistItem, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { Wishlists } from '../ports/wishlists';

export interface RemoveWishDeps {
  readonly wishlists: Pick<Wishlists, 'remove'>;
}

/** `wishlist` is the one on the page; returns the updated one. */
export type RemoveWish = (
  wishlist: Wishlist,
  product: { readonly sku: string; readonly uid: string },
) => Promise<Result<Wishlist, Failure>>;

/** Sends nothing for a product that is not on the list. */
export function makeRemoveWish({ wishlists }: RemoveWishDeps): RemoveWish {
  return async (wishlist, product) => {
    const item = findWishlistItem(wishlist, product);
    return item === null ? ok(wishlist) : wishlists.remove(item.id);
  };
}
