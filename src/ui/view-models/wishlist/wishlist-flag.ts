/** Query of a page that was opened from the wishlist: `?wishlist=true`. */
export const WISHLIST_FLAG = 'wishlist=true';

/** Whether a URL's query says that the page was opened from the wishlist. */
export function hasWishlistFlag(query: string): boolean {
  return new URLSearchParams(query).get('wishlist') === 'true';
}
