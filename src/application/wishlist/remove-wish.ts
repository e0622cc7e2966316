import { ok, type Result } from '../../domain/shared/result';
import { wishOf, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { Wishlists } from '../ports/wishlists';

export interface RemoveWishDeps {
  readonly wishlists: Pick<Wishlists, 'remove'>;
}

/** `wishlist` is what the shopper sees; the answer is what is left. */
export type RemoveWish = (
  wishlist: Wishlist,
  product: { readonly sku: string; readonly uid: string },
) => Promise<Result<Wishlist, Failure>>;

/** What is not on the list changes nothing, and nobody is asked. */
export function makeRemoveWish({ wishlists }: RemoveWishDeps): RemoveWish {
  return async (wishlist, product) => {
    const item = wishOf(wishlist, product);
    return item === null ? ok(wishlist) : wishlists.remove(item.id);
  };
}
