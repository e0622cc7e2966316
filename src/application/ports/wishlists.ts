import type { Result } from '../../domain/shared/result';
import type { Wish } from '../../domain/wishlist/wish';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { Failure } from './failures';

/** What the customer who asks would like to have. A guest is `unauthorised`. */
export interface Wishlists {
  /** `page` from 1. A page beyond the last shows nothing, and still tells how many wishes there are. */
  page(page: number, itemsPerPage: number): Promise<Result<Wishlist, Failure>>;
  count(): Promise<Result<number, Failure>>;
  /** The list as it stands then, as much of it as is shown at once. What the shop does not sell is `rejected`. */
  add(wish: Wish): Promise<Result<Wishlist, Failure>>;
  /** The same without one of its items; one that is not on it changes nothing. */
  remove(itemId: string): Promise<Result<Wishlist, Failure>>;
}
