import { ok, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { AuthSession } from '../ports/auth-session';
import type { Wishlists } from '../ports/wishlists';

export interface CountWishlistDeps {
  readonly wishlists: Pick<Wishlists, 'count'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns the number of wishlist items; 0 for a guest, without a request. */
export type CountWishlist = () => Promise<Result<number, Failure>>;

export function makeCountWishlist({ wishlists, authSession }: CountWishlistDeps): CountWishlist {
  return async () => (authSession.isSignedIn() ? wishlists.count() : ok(0));
}
