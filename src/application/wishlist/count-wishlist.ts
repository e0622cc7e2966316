import { ok, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { AuthSession } from '../ports/auth-session';
import type { Wishlists } from '../ports/wishlists';

export interface CountWishlistDeps {
  readonly wishlists: Pick<Wishlists, 'count'>;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
}

/** What the badge beside the heart says; 0 for a guest, and nobody is asked. */
export type CountWishlist = () => Promise<Result<number, Failure>>;

/** S6-7. */
export function makeCountWishlist({ wishlists, signIn }: CountWishlistDeps): CountWishlist {
  return async () => (signIn.isSignedIn() ? wishlists.count() : ok(0));
}
