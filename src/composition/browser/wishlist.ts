import { wishlistClient } from '../../adapters/actions-client/wishlist-client';
import type { WishlistFeature } from '../../ui/view-models/site/lazy-features';
import { MoveToCartViewModel } from '../../ui/view-models/wishlist/move-to-cart-view-model';
import { WishlistPageViewModel } from '../../ui/view-models/wishlist/wishlist-page-view-model';
import { WishlistViewModel } from '../../ui/view-models/wishlist/wishlist-view-model';
import type { FeatureDeps } from './feature-deps';
import { createLog } from './log';
import { announceChange, followOtherTabs } from '../../adapters/browser/tell-other-tabs';

/** The wishlist in one tab: guests never load it. */
export function createWishlistFeature({ tab }: Pick<FeatureDeps, 'tab'>): WishlistFeature {
  const { post, account, cart, notices, shownCart, isSignedIn } = tab;
  const useCases = wishlistClient({
    post,
    isSignedIn,
    shownCart,
    whileAdding: (request, send) => cart.add(request, send),
    onUnsupported: (type) => createLog().error('A product of this type cannot be put on a wishlist', { type }),
  });
  const { loadWishlist, moveToCart, removeMovedItem } = useCases;
  const wishes = new WishlistViewModel({ useCases, notices, announce: announceChange });
  followOtherTabs(() => void wishes.refresh());
  const moves = new MoveToCartViewModel({
    moveToCart,
    removeMovedItem,
    wishes,
    notices,
    query: () => window.location.search,
  });
  // Guests never load this, so the first change only reports the customer for whom it was loaded.
  let isKnown = account.signedIn;
  account.listen(() => {
    if (isKnown) wishes.forget();
    isKnown = true;
  });
  account.countWishlistBy(() => wishes.badge);
  return {
    wishes,
    moves,
    page: (opened) => new WishlistPageViewModel({ loadWishlist, wishes, moves }, opened),
  };
}
