import type { Wishlist, WishlistItem } from '../../../domain/wishlist/wishlist';
import { toSummary, type ProductContext } from '../catalogue/product-wire';
import { number, optionalRecord, record, records, text, type WireRecord } from '../wire-value';

/** The first wishlist is the customer's; a missing one is empty. */
export function toWishlist(value: unknown, context: ProductContext): Wishlist {
  const wire = optionalRecord(value);
  const page = optionalRecord(wire?.items_v2);
  const info = optionalRecord(page?.page_info);
  return {
    items: records(page?.items).flatMap((item) => toItem(item, context)),
    total: number(wire?.items_count ?? 0, 'number of wishes'),
    page: number(info?.current_page ?? 1, 'page'),
    totalPages: number(info?.total_pages ?? 0, 'pages'),
  };
}

/** An item whose product is no longer sold is dropped. */
function toItem(wire: WireRecord, context: ProductContext): readonly WishlistItem[] {
  const product = optionalRecord(wire.product);
  if (product === null) return [];
  return [
    {
      id: text(wire.id, 'id of a wish'),
      quantity: number(wire.quantity ?? 0, 'quantity'),
      product: toSummary(product, context),
    },
  ];
}

export function wishlistsOf(customer: unknown): readonly WireRecord[] {
  return records(record(customer, 'customer').wishlists);
}

/** Number of items on all lists; a null list counts none. */
export function countWishes(customer: unknown): number {
  return wishlistsOf(customer).reduce((sum, list) => sum + number(list.items_count ?? 0, 'number of wishes'), 0);
}
