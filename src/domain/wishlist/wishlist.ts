import type { ProductSummary } from '../catalogue/product';
import type { Money } from '../pricing/money';
import { currentPrice } from '../catalogue/price-rules';

/** A wishlist item. */
export interface WishlistItem {
  readonly id: string;
  readonly quantity: number;
  readonly product: ProductSummary;
}

/** A page of the customer's only wishlist. */
export interface Wishlist {
  readonly items: readonly WishlistItem[];
  /** Items on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
}

/** The wishlist of a guest. */
export const EMPTY_WISHLIST: Wishlist = { items: [], total: 0, page: 1, totalPages: 0 };

export const WISHLIST_ITEMS_PER_PAGE = 10;
/** Loaded where the whole list is needed. */
export const MAX_WISHLIST_ITEMS = 100;

/** Returns the wishlist item with the same sku and uid, or null. */
export function findWishlistItem(
  { items }: Pick<Wishlist, 'items'>,
  { sku, uid }: { readonly sku: string; readonly uid: string },
): WishlistItem | null {
  if (sku === '' || uid === '') return null;
  const isMatch = ({ id, quantity, product }: WishlistItem) =>
    id !== '' && quantity > 0 && product.sku === sku && product.uid === uid;
  return items.find(isMatch) ?? null;
}

/** Returns the total at current prices. */
export function wishlistTotal(items: readonly WishlistItem[], currency: string): Money {
  const pence = items.reduce((sum, { product, quantity }) => sum + currentPrice(product.price).pence * quantity, 0);
  return { pence, currency };
}
