import { wishlistClient } from '../../adapters/actions-client/wishlist-client';
import { inStore } from '../../ui/site-props';
import type { WishlistFeature } from '../../ui/view-models/site/lazy-features';
import { WishMovesViewModel } from '../../ui/view-models/wishlist/wish-moves-view-model';
import { WishlistPageViewModel } from '../../ui/view-models/wishlist/wishlist-page-view-model';
import { WishlistViewModel } from '../../ui/view-models/wishlist/wishlist-view-model';
import { writeAddress } from './address-bar';
import type { FeatureDeps } from './feature-deps';
import { browserLog } from './log';

/** The wishlist in one tab: guests never load it. */
export function browserWishlist({ tab }: Pick<FeatureDeps, 'tab'>): WishlistFeature {
  const { site, post, account, cart, notices, clock, navigation, shownCart, isSignedIn } = tab;
  const useCases = wishlistClient({
    post,
    isSignedIn,
    shownCart,
    clock,
    whileAdding: (request, send) => cart.add(request, send),
    onUnsupported: (type) => browserLog().error('A product of this type cannot be put on a wishlist', { type }),
  });
  const { loadWishlist, moveWish, removeAddedWish } = useCases;
  const wishes = new WishlistViewModel({ useCases, notices });
  const moves = new WishMovesViewModel({
    moveWish,
    removeAddedWish,
    wishes,
    notices,
    query: () => window.location.search,
  });
  account.listen(() => wishes.forget());
  account.countWishesBy(() => wishes.badge);
  const go = (path: string) => navigation.assign(inStore(site.storePrefix, path));
  return {
    wishes,
    moves,
    page: () => new WishlistPageViewModel({ loadWishlist, wishes, moves, writeAddress, go }),
  };
}
