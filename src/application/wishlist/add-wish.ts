import type { Product, ProductSummary } from '../../domain/catalogue/product';
import { ok, type Result } from '../../domain/shared/result';
import { toWish, type WishRefusal } from '../../domain/wishlist/wish';
import { findWishlistItem, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { AuthSession } from '../ports/auth-session';
import type { Wishlists } from '../ports/wishlists';

export interface AddWishDeps {
  readonly wishlists: Pick<Wishlists, 'add'>;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly log: Log;
}

/** `wishlist` is the one on the page; returns the updated one. */
export type AddWish = (
  wishlist: Wishlist,
  product: Product | ProductSummary,
) => Promise<Result<Wishlist, WishRefusal | Failure>>;

/** Sends nothing for a product already on the list or of an unsupported type; a guest's request is sent, and the backend refuses it. */
export function makeAddWish({ wishlists, signIn, log }: AddWishDeps): AddWish {
  return async (wishlist, product) => {
    if (findWishlistItem(wishlist, product) !== null) return ok(wishlist);
    const wish = toWish(product);
    if (!wish.ok) {
      log.error('A product of this type cannot be put on a wishlist', { type: wish.reason.typeName });
      return wish;
    }
    if (!signIn.isSignedIn()) log.error('A guest adds a product to the wishlist', { sku: wish.value.sku });
    return wishlists.add(wish.value);
  };
}
