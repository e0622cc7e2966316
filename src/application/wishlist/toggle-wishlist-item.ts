import type { Result } from '../../domain/shared/result';
import type { WishlistToggle, Wishlist } from '../../domain/wishlist/wishlist';
import type { AuthSession } from '../ports/session';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/system';
import type { Wishlists } from '../ports/customer';

export interface ToggleWishlistItemDeps {
  readonly wishlists: Pick<Wishlists, 'add' | 'remove'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly log: Log;
}

/** Toggles a product on the wishlist, and returns the updated list. The backend refuses a guest. */
export type ToggleWishlistItem = (toggle: WishlistToggle) => Promise<Result<Wishlist, Failure>>;

/** Logs a guest who adds something, because no page of a guest offers it. */
export function makeToggleWishlistItem({ wishlists, authSession, log }: ToggleWishlistItemDeps): ToggleWishlistItem {
  return (toggle) => {
    if (toggle.kind === 'remove') return wishlists.remove(toggle.itemId);
    const { item } = toggle;
    if (!authSession.isSignedIn()) log.error('A guest adds a product to the wishlist', { sku: item.sku });
    return wishlists.add(item);
  };
}
