import { MiddlewareWishlists } from '../../adapters/graphql-middleware/middleware-wishlists';
import { inStore } from '../../ui/site-props';
import type { WishlistFeature } from '../../ui/view-models/lazy-features';
import { WishMovesViewModel } from '../../ui/view-models/wishlist/wish-moves-view-model';
import { WishlistPageViewModel } from '../../ui/view-models/wishlist/wishlist-page-view-model';
import { WishlistViewModel } from '../../ui/view-models/wishlist/wishlist-view-model';
import { writeAddress } from './address-bar';
import type { LazyFeaturesDeps } from './lazy-features';
import { browserLog } from './log';
import { wishlistUseCases } from '../server/wishlist-use-cases';

/** The wishlist in one tab, apart from the rest of the shop: guests never fetch it. */
export function browserWishlist({
  site,
  tab,
  signIn,
  cart,
  notices,
  onUnauthorised,
}: LazyFeaturesDeps): WishlistFeature {
  const useCases = wishlistUseCases({
    wishlists: new MiddlewareWishlists(tab.call, tab.context),
    signIn,
    log: browserLog(),
    addToCart: (ask) => cart.add(ask),
  });
  const { loadWishlist, moveWish, followWish } = useCases;
  const wishes = new WishlistViewModel({ useCases, notices, onUnauthorised });
  const moves = new WishMovesViewModel({ moveWish, followWish, wishes, notices, query: () => window.location.search });
  let wasSignedIn = signIn.isSignedIn();
  signIn.listen((signedIn) => {
    if (signedIn !== wasSignedIn) wishes.forget();
    wasSignedIn = signedIn;
  });
  const go = (path: string) => window.location.assign(inStore(site.storePrefix, path));
  return {
    wishes,
    moves,
    page: () => new WishlistPageViewModel({ loadWishlist, wishes, moves, writeAddress, go, onUnauthorised }),
  };
}
