import type { ProductSummary } from '../../src/domain/catalogue/product';
import type { Wishlist, WishlistItem } from '../../src/domain/wishlist/wishlist';
import { aSummary } from './a-product';

/** A wishlist item with quantity 1. */
export function aWishlistItem(
  product: Partial<ProductSummary> = {},
  overrides: Partial<WishlistItem> = {},
): WishlistItem {
  const summary = aSummary(product);
  return { id: `wish-${summary.sku}`, quantity: 1, product: summary, ...overrides };
}

/** A wishlist of one page. */
export function aWishlist(...items: readonly WishlistItem[]): Wishlist {
  return { items, total: items.length, page: 1, totalPages: items.length === 0 ? 0 : 1 };
}
