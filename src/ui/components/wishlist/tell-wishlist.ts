import type { ShopApp } from '../../shop-context';
import type { MoveToCartViewModel } from '../../view-models/wishlist/move-to-cart-view-model';
import { hasWishlistFlag } from '../../view-models/wishlist/wishlist-flag';

/** Tells the wishlist the result of adding. Guests, and pages whose URL does not have its flag, do not load its script. */
export function tellWishlist(
  { account, features }: Pick<ShopApp, 'account' | 'features'>,
  ...added: Parameters<MoveToCartViewModel['follow']>
): void {
  if (!account.signedIn || !hasWishlistFlag(window.location.search)) return;
  void features()
    .then((loaded) => loaded.wishlist())
    .then(({ moves }) => moves.follow(...added))
    .catch(ignored);
}

/** The product is in the cart, or its refusal is shown, without this script too. */
const ignored = (): void => undefined;
