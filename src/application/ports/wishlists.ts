import type { Result } from '../../domain/shared/result';
import type { NewWishlistItem, Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from './failures';

/** The customer's wishlist; `unauthorised` for guests. */
export interface Wishlists {
  /** `page` counts from 1; a page beyond the last is empty but has the total. */
  page(page: number, itemsPerPage: number): Promise<Result<Wishlist, Failure>>;
  count(): Promise<Result<number, Failure>>;
  /** Returns the first page of the updated list; an unknown product is `rejected`. */
  add(item: NewWishlistItem): Promise<Result<Wishlist, Failure>>;
  /** Returns the updated list; an unknown item changes nothing. */
  remove(itemId: string): Promise<Result<Wishlist, Failure>>;
}
