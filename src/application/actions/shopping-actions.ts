import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { Result } from '../../domain/shared/result';
import type { FlashMessage } from '../../domain/notifications/flash-message';
import type { NewWishlistItem } from '../../domain/wishlist/new-wishlist-item';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { DraftRefusal } from '../reviews/write-review';
import type { Failure } from '../ports/failures';
import type { PageInput } from './account-actions';
import type { Action, CaptchaOrFailure, CarriesCaptcha } from './action';
import type { AddToCartInput } from './cart-actions';

/** Whose the page is. */
export interface VisitorState {
  readonly signedIn: boolean;
  /** Code of the store that is open at the path. */
  readonly store: string;
  readonly currency: string;
  /** Null when it could not be read. */
  readonly cartQuantity: number | null;
  /** Items on the wishlist; null when it was not asked for or could not be read. */
  readonly wishes: number | null;
  /** Path of another store that suits the visitor better, or null. */
  readonly goTo: string | null;
  /** A message that the page before has left, or null. */
  readonly notice: FlashMessage | null;
}

/** A product as the wishlist knows it. */
export interface ListedProduct {
  readonly sku: string;
  readonly uid: string;
}

/** `wishlist` is what is left of it; null when the product was not on it, or stayed on it. */
export interface MovedToCart {
  readonly cart: Cart;
  readonly wishlist: Wishlist | null;
}

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
  readonly 'write-review': Action<ReviewDraft & CarriesCaptcha, Result<void, DraftRefusal | CaptchaOrFailure>>;
  readonly 'change-currency': Action<{ readonly id: string }, Result<void, { readonly kind: string }>>;
  /** The path at which the chosen store begins. */
  readonly 'change-store': Action<{ readonly code: string }, Result<string, { readonly kind: string }>>;
}
