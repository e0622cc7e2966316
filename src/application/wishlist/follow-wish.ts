import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { Result } from '../../domain/shared/result';
import { ALL_WISHES, wishOf, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { LoadWishlist } from './load-wishlist';
import type { RemoveWish } from './remove-wish';

export interface FollowWishDeps {
  readonly loadWishlist: LoadWishlist;
  readonly removeWish: RemoveWish;
  readonly log: Log;
}

/** What became of a wish once the cart was told of it. */
export type WishOutcome =
  /** It is no wish of this visitor, so nothing happened. */
  | { readonly kind: 'no-wish' }
  /** S4-54. It is in the cart and off the list; `wishlist` is what is left. */
  | { readonly kind: 'moved'; readonly name: string; readonly wishlist: Wishlist }
  /** S4-55. The cart did not take it, so it stays. */
  | { readonly kind: 'kept'; readonly reason: AddToCartRefusal | Failure };

/** `added` is what the cart answered. A page that has not loaded the list says null, and it is loaded. */
export type FollowWish = (
  wishlist: Wishlist | null,
  product: Product | ProductSummary,
  added: Result<Cart, AddToCartRefusal | Failure>,
) => Promise<WishOutcome>;

/**
 * S4-54, S4-55. Called after something was added to the cart from the wishlist, by its page or by an address with its
 * flag. What is in the cart counts as moved even when it could not be taken off the list; that is written to the log.
 */
export function makeFollowWish({ loadWishlist, removeWish, log }: FollowWishDeps): FollowWish {
  return async (known, product, added) => {
    const wishlist = known ?? (await loaded(loadWishlist, log));
    if (wishlist === null || wishOf(wishlist, product) === null) return { kind: 'no-wish' };
    if (!added.ok) return { kind: 'kept', reason: added.reason };
    const left = await removeWish(wishlist, product);
    if (!left.ok) log.error('A wish that is in the cart could not be taken off the list', { failure: left.reason });
    return { kind: 'moved', name: product.name, wishlist: left.ok ? left.value : wishlist };
  };
}

async function loaded(loadWishlist: LoadWishlist, log: Log): Promise<Wishlist | null> {
  const list = await loadWishlist(1, ALL_WISHES);
  if (list.ok) return list.value;
  log.error('The wishlist could not be had after something was added from it', { failure: list.reason });
  return null;
}
