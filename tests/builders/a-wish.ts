import type { ProductSummary } from '../../src/domain/catalogue/product';
import type { Wishlist, WishlistItem } from '../../src/domain/wishlist/wishlist';
import { aSummary } from './a-product';

/** A wish for one piece of a product. */
export function aWish(product: Partial<ProductSummary> = {}, overrides: Partial<WishlistItem> = {}): WishlistItem {
  const wished = aSummary(product);
  return { id: `wish-${wished.sku}`, quantity: 1, product: wished, ...overrides };
}

/** All on one page. */
export function aWishlist(...items: readonly WishlistItem[]): Wishlist {
  return { items, total: items.length, page: 1, totalPages: items.length === 0 ? 0 : 1 };
}
