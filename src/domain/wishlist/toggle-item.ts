import type { Product, ProductSummary } from '../catalogue/product';
import { ok, type Result } from '../shared/result';
import { newWishlistItem, type NewWishlistItem, type WishlistRefusal } from './new-wishlist-item';
import { findWishlistItem, type Wishlist } from './wishlist';

/** The change that a press on a product's heart requests. */
export type WishlistToggle =
  { readonly kind: 'add'; readonly item: NewWishlistItem } | { readonly kind: 'remove'; readonly itemId: string };

/** Adds the product, or removes the item that the shown wishlist has of it. */
export function toggleOf(
  wishlist: Wishlist,
  product: Product | ProductSummary,
): Result<WishlistToggle, WishlistRefusal> {
  const listed = findWishlistItem(wishlist, product);
  if (listed !== null) return ok({ kind: 'remove', itemId: listed.id });
  const item = newWishlistItem(product);
  return item.ok ? ok({ kind: 'add', item: item.value }) : item;
}
