import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { Result } from '../../domain/shared/result';
import type { NewWishlistItem } from '../../domain/wishlist/new-wishlist-item';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { DraftRefusal } from '../reviews/write-review';
import type { VisitorState } from '../store/load-visitor';
import type { MovedToCart } from '../wishlist/move-to-cart';
import type { ListedProduct } from '../wishlist/remove-item';
import type { Failure } from '../ports/failures';
import type { PageInput } from './account-actions';
import type { Action, CarriesCaptcha } from './action';
import type { AddToCartInput } from './cart-actions';

export interface ShoppingActions {
  /** `wishes`: whether the page shows how many items are on the wishlist. */
  readonly 'load-visitor': Action<{ readonly path: string; readonly wishes?: boolean }, Result<VisitorState, Failure>>;
  readonly 'load-wishlist': Action<PageInput, Result<Wishlist, Failure>>;
  readonly 'count-wishlist': Action<Record<never, never>, Result<number, Failure>>;
  readonly 'add-wish': Action<NewWishlistItem, Result<Wishlist, Failure>>;
  readonly 'remove-wish': Action<{ readonly item: string }, Result<Wishlist, Failure>>;
  /** Adds to the cart, then takes the product off the wishlist. */
  readonly 'move-wish': Action<AddToCartInput, Result<MovedToCart, AddToCartRefusal | Failure>>;
  /** Takes a product off the wishlist that was added to the cart; null when it was not on it. */
  readonly 'follow-wish': Action<ListedProduct, Result<Wishlist | null, Failure>>;
  readonly 'write-review': Action<ReviewDraft & CarriesCaptcha, Result<void, DraftRefusal | Failure>>;
  readonly 'change-currency': Action<{ readonly id: string }, Result<void, { readonly kind: string }>>;
  /** The path at which the chosen store begins. */
  readonly 'change-store': Action<{ readonly code: string }, Result<string, { readonly kind: string }>>;
}
