import { ok, type Result } from '../../domain/shared/result';
import { MAX_WISHLIST_ITEMS, findWishlistItem, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import { logFailure, type Log } from '../ports/system';
import type { Wishlists } from '../ports/customer';
import type { LoadWishlist } from './load-wishlist';

export interface RemoveItemDeps {
  readonly wishlists: Pick<Wishlists, 'remove'>;
  readonly loadWishlist: LoadWishlist;
  readonly log: Log;
}

/** A product as the wishlist knows it. */
export interface ListedProduct {
  readonly sku: string;
  readonly uid: string;
}

/** Takes a product that was added to the cart off the wishlist; null if it is not on it. */
export type RemoveItem = (product: ListedProduct) => Promise<Result<Wishlist | null, Failure>>;

/** Pages of the wishlist that are searched, of `MAX_WISHLIST_ITEMS` each, whatever number the backend claims. */
const MAX_PAGES = 10;

/** Looks for the product on all pages. A failure is logged, because the product is in the cart. */
export function makeRemoveItem({ wishlists, loadWishlist, log }: RemoveItemDeps): RemoveItem {
  const remove: RemoveItem = async (product) => {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const wishlist = await loadWishlist(page, MAX_WISHLIST_ITEMS);
      if (!wishlist.ok) return wishlist;
      const item = findWishlistItem(wishlist.value, product);
      if (item !== null) return wishlists.remove(item.id);
      pages = Math.min(wishlist.value.totalPages, MAX_PAGES);
    }
    return ok(null);
  };
  return async (product) => {
    const left = await remove(product);
    if (!left.ok) logFailure(log, 'A product in the cart stayed on the wishlist', left.reason);
    return left;
  };
}
