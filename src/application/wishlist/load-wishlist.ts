import { ok, type Result } from '../../domain/shared/result';
import { EMPTY_WISHLIST, WISHLIST_ITEMS_PER_PAGE, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { AuthSession } from '../ports/session';
import type { Wishlists } from '../ports/customer';

export interface LoadWishlistDeps {
  readonly wishlists: Pick<Wishlists, 'page'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns a page of the wishlist, ten items by default; the empty list for a guest, without a request. */
export type LoadWishlist = (page?: number, itemsPerPage?: number) => Promise<Result<Wishlist, Failure>>;

export function makeLoadWishlist({ wishlists, authSession }: LoadWishlistDeps): LoadWishlist {
  return async (page = 1, itemsPerPage = WISHLIST_ITEMS_PER_PAGE) =>
    authSession.isSignedIn() ? wishlists.page(Math.max(1, page), Math.max(1, itemsPerPage)) : ok(EMPTY_WISHLIST);
}

export interface CountWishlistDeps {
  readonly wishlists: Pick<Wishlists, 'count'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns the number of wishlist items; 0 for a guest, without a request. */
export type CountWishlist = () => Promise<Result<number, Failure>>;

export function makeCountWishlist({ wishlists, authSession }: CountWishlistDeps): CountWishlist {
  return async () => (authSession.isSignedIn() ? wishlists.count() : ok(0));
}
