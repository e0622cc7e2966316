import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { Result } from '../../domain/shared/result';
import { MAX_WISHES, findWishlistItem, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { LoadWishlist } from './load-wishlist';
import type { RemoveWish } from './remove-wish';

export interface RemoveAddedWishDeps {
  readonly loadWishlist: LoadWishlist;
  readonly removeWish: RemoveWish;
  readonly log: Log;
}

/** What happened to the wishlist item after adding to the cart. */
export type WishOutcome =
  /** The product is not on the wishlist. */
  | { readonly kind: 'no-wish' }
  /** Moved to the cart; `wishlist` is the remaining list. */
  | { readonly kind: 'moved'; readonly name: string; readonly wishlist: Wishlist }
  /** Not added to the cart, so it stays on the list. */
  | { readonly kind: 'kept'; readonly reason: AddToCartRefusal | Failure };

/** `added` is the result of adding to the cart; the wishlist is loaded if null. */
export type RemoveAddedWish = (
  wishlist: Wishlist | null,
  product: Product | ProductSummary,
  added: Result<Cart, AddToCartRefusal | Failure>,
) => Promise<WishOutcome>;

/** Removes a product from the wishlist after it was added to the cart; a failure to remove it is only logged. */
export function makeRemoveAddedWish({ loadWishlist, removeWish, log }: RemoveAddedWishDeps): RemoveAddedWish {
  return async (known, product, added) => {
    const wishlist = known ?? (await loaded(loadWishlist, log));
    if (wishlist === null || findWishlistItem(wishlist, product) === null) return { kind: 'no-wish' };
    if (!added.ok) return { kind: 'kept', reason: added.reason };
    const left = await removeWish(wishlist, product);
    if (!left.ok)
      log.error('A product added to the cart could not be removed from the wishlist', { failure: left.reason });
    return { kind: 'moved', name: product.name, wishlist: left.ok ? left.value : wishlist };
  };
}

async function loaded(loadWishlist: LoadWishlist, log: Log): Promise<Wishlist | null> {
  const list = await loadWishlist(1, MAX_WISHES);
  if (list.ok) return list.value;
  log.error('The wishlist could not be loaded after a product was added from it', { failure: list.reason });
  return null;
}
