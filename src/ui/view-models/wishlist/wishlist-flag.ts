/** Behind the address of a product that was wished for: `?wishlist=true`. */
export const WISHLIST_FLAG = 'wishlist=true';

/** Whether an address's query says that the page was reached from the wishlist. */
export function hasWishlistFlag(query: string): boolean {
  return new URLSearchParams(query).get('wishlist') === 'true';
}
