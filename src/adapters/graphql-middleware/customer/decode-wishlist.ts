import type { Wishlist, WishlistItem } from '../../../domain/wishlist/wishlist';
import { toSummary, type ProductContext } from '../catalogue/decode-product';
import { number, optionalRecord, pagesOf, readEach, record, records, text, type WireRecord } from '../wire-value';

/** The first wishlist is the customer's; a missing one is empty. */
export function toWishlist(value: unknown, context: ProductContext): Wishlist {
  const wire = optionalRecord(value);
  const page = optionalRecord(wire?.items_v2);
  const info = optionalRecord(page?.page_info);
  const total = number(wire?.items_count ?? 0, 'number of wishes');
  return {
    items: readEach(page?.items, (item) => toItem(item, context)),
    total,
    page: number(info?.current_page ?? 1, 'page'),
    totalPages: pagesOf(info, total),
  };
}

/** A wishlist item whose product is no longer sold cannot be read. */
function toItem(wire: WireRecord, context: ProductContext): WishlistItem {
  return {
    id: text(wire.id, 'id of a wishlist item'),
    quantity: number(wire.quantity ?? 0, 'quantity'),
    product: toSummary(record(wire.product, 'product of a wishlist item'), context),
  };
}

export function wishlistsOf(customer: unknown): readonly WireRecord[] {
  return records(record(customer, 'customer').wishlists);
}

/** Number of items on all lists; a null list has no items. */
export function countWishlist(customer: unknown): number {
  return wishlistsOf(customer).reduce((sum, list) => sum + number(list.items_count ?? 0, 'number of wishes'), 0);
}
