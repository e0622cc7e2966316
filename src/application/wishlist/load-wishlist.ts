import { ok, type Result } from '../../domain/shared/result';
import { EMPTY_WISHLIST, WISHLIST_ITEMS_PER_PAGE, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { AuthSession } from '../ports/auth-session';
import type { Wishlists } from '../ports/wishlists';

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
