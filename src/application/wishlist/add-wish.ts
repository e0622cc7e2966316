import type { Product, ProductSummary } from '../../domain/catalogue/product';
import { ok, type Result } from '../../domain/shared/result';
import { toWish, type WishRefusal } from '../../domain/wishlist/wish';
import { wishOf, type Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { AuthSession } from '../ports/auth-session';
import type { Wishlists } from '../ports/wishlists';

export interface AddWishDeps {
  readonly wishlists: Pick<Wishlists, 'add'>;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly log: Log;
}

/** `wishlist` is what the shopper sees; the answer is how it stands then. */
export type AddWish = (
  wishlist: Wishlist,
  product: Product | ProductSummary,
) => Promise<Result<Wishlist, WishRefusal | Failure>>;

/**
 * S4-53, S5-24 to S5-26. What is on the list already is left alone without a word. A type that cannot be wished for is
 * written to the log and not sent. So is whoever asks without having signed in, and then the shop is asked all the same:
 * it is the one that decides, and its answer is told.
 */
export function makeAddWish({ wishlists, signIn, log }: AddWishDeps): AddWish {
  return async (wishlist, product) => {
    if (wishOf(wishlist, product) !== null) return ok(wishlist);
    const wish = toWish(product);
    if (!wish.ok) {
      log.error('A product of this type cannot be put on a wishlist', { type: wish.reason.typeName });
      return wish;
    }
    if (!signIn.isSignedIn()) log.error('Somebody who has not signed in wishes for something', { sku: wish.value.sku });
    return wishlists.add(wish.value);
  };
}
