import type { Wishlist, WishlistItem } from '../../../domain/wishlist/wishlist';
import { toSummary, type ProductContext } from '../catalogue/product-wire';
import { number, optionalRecord, readEach, record, records, text, type WireRecord } from '../wire-value';

/** Of the wire's lists the first is the customer's; one that was never begun is an empty one. */
export function toWishlist(value: unknown, context: ProductContext): Wishlist {
  const wire = optionalRecord(value);
  const page = optionalRecord(wire?.items_v2);
  const info = optionalRecord(page?.page_info);
  return {
    items: readEach(page?.items, (item) => toItem(item, context)),
    total: number(wire?.items_count ?? 0, 'number of wishes'),
    page: number(info?.current_page ?? 1, 'page'),
    totalPages: number(info?.total_pages ?? 0, 'pages'),
  };
}

/** A wish for something that is not sold any more cannot be read. */
function toItem(wire: WireRecord, context: ProductContext): WishlistItem {
  return {
    id: text(wire.id, 'id of a wish'),
    quantity: number(wire.quantity ?? 0, 'quantity'),
    product: toSummary(record(wire.product, 'product of a wish'), context),
  };
}

/** The lists of `customer`, as they come. */
export function wishlistsOf(customer: unknown): readonly WireRecord[] {
  return records(record(customer, 'customer').wishlists);
}

/** Things on all lists together; a list that is null counts nothing. */
export function countWishes(customer: unknown): number {
  return wishlistsOf(customer).reduce((sum, list) => sum + number(list.items_count ?? 0, 'number of wishes'), 0);
}
