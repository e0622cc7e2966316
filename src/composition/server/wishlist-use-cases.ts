import type { AddToCart } from '../../application/cart/add-to-cart';
import type { Log } from '../../application/ports/log';
import type { AuthSession } from '../../application/ports/auth-session';
import type { Wishlists } from '../../application/ports/wishlists';
import { makeAddWish } from '../../application/wishlist/add-wish';
import { makeCountWishlist } from '../../application/wishlist/count-wishlist';
import { makeFollowWish } from '../../application/wishlist/follow-wish';
import { makeLoadWishlist } from '../../application/wishlist/load-wishlist';
import { makeMoveWish } from '../../application/wishlist/move-wish';
import { makeRemoveWish } from '../../application/wishlist/remove-wish';
import { makeToggleWish } from '../../application/wishlist/toggle-wish';

interface WishlistParts {
  readonly wishlists: Wishlists;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly log: Log;
  /** The shared cart's own, so that its badge moves. */
  readonly addToCart: AddToCart;
}

/** What a customer can do with the wishlist; for the parts of pages that are fetched when somebody has signed in. */
export function wishlistUseCases({ wishlists, signIn, log, addToCart }: WishlistParts) {
  const addWish = makeAddWish({ wishlists, signIn, log });
  const removeWish = makeRemoveWish({ wishlists });
  const loadWishlist = makeLoadWishlist({ wishlists, signIn });
  const followWish = makeFollowWish({ loadWishlist, removeWish, log });
  return {
    loadWishlist,
    countWishlist: makeCountWishlist({ wishlists, signIn }),
    addWish,
    removeWish,
    toggleWish: makeToggleWish({ addWish, removeWish }),
    followWish,
    moveWish: makeMoveWish({ addToCart, followWish }),
  };
}
