import type { ProductSummary, Product } from '../catalogue/product';
import type { Money } from '../pricing/money';
import { currentPrice } from '../catalogue/options/price-rules';
import { DEFAULT_QUANTITY } from '../shared/quantity';
import { variantOf } from '../cart/eligibility';
import { ok, refuse, type Result } from '../shared/result';

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

/** A product to add to the wishlist. */
export interface NewWishlistItem {
  /** The SKU of the chosen variant, or else of the product. */
  readonly sku: string;
  /** The sku of the configurable product, else null. */
  readonly parentSku: string | null;
  readonly quantity: number;
  /** A bundle is added with its default parts. */
  readonly isBundle: boolean;
}

export interface WishlistRefusal {
  readonly kind: 'type-not-supported';
  readonly typeName: string;
}

/** Refuses unknown product types only; products out of stock can be added. */
export function newWishlistItem(product: Product | ProductSummary): Result<NewWishlistItem, WishlistRefusal> {
  if (product.type === 'unknown') return refuse({ kind: 'type-not-supported', typeName: product.typeName });
  return ok({
    sku: variantOf(product)?.sku ?? product.sku,
    parentSku: product.type === 'configurable' ? product.sku : null,
    quantity: DEFAULT_QUANTITY,
    isBundle: product.type === 'bundle',
  });
}

/** The change that a press on a product's heart requests. */
export type WishlistToggle =
  { readonly kind: 'add'; readonly item: NewWishlistItem } | { readonly kind: 'remove'; readonly itemId: string };

/** Adds the product, or removes the item that the shown wishlist has of it. */
export function toggleWishlistItem(
  wishlist: Wishlist,
  product: Product | ProductSummary,
): Result<WishlistToggle, WishlistRefusal> {
  const listed = findWishlistItem(wishlist, product);
  if (listed !== null) return ok({ kind: 'remove', itemId: listed.id });
  const item = newWishlistItem(product);
  return item.ok ? ok({ kind: 'add', item: item.value }) : item;
}
