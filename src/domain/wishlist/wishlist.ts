import type { ProductSummary } from '../catalogue/product';
import type { Money } from '../pricing/money';
import { payable } from '../pricing/price-rules';

/** S3-43. Something a customer would like to have. */
export interface WishlistItem {
  readonly id: string;
  readonly quantity: number;
  readonly product: ProductSummary;
}

/** One page of the customer's list; there is one list only (S3-44). */
export interface Wishlist {
  readonly items: readonly WishlistItem[];
  /** Things on the whole list. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
}

/** What a guest has, and whoever has not wished for anything. */
export const EMPTY_WISHLIST: Wishlist = { items: [], total: 0, page: 1, totalPages: 0 };

/** S9-7. Wishes on a page of the account, unless the address says more. */
export const WISHES_PER_PAGE = 10;
/** As many as are loaded where all of them should be known. */
export const ALL_WISHES = 100;

/** Which of the wishes a product is: the same sku and uid, whatever is chosen of it; null when it is none of them. */
export function wishOf(
  { items }: Pick<Wishlist, 'items'>,
  { sku, uid }: { readonly sku: string; readonly uid: string },
): WishlistItem | null {
  if (sku === '' || uid === '') return null;
  const isIt = ({ id, quantity, product }: WishlistItem) =>
    id !== '' && quantity > 0 && product.sku === sku && product.uid === uid;
  return items.find(isIt) ?? null;
}

/** What all of these would cost now; reductions count. */
export function wishesTotal(items: readonly WishlistItem[], currency: string): Money {
  const pence = items.reduce((sum, { product, quantity }) => sum + payable(product.price).pence * quantity, 0);
  return { pence, currency };
}
