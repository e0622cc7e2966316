import type { Cart, CartItem } from './cart';

/** A product of which a merged cart has less than the two carts had. */
export interface Shortfall {
  readonly name: string;
  /** In both carts together. */
  readonly wanted: number;
  /** In the merged cart; 0 if it was left out. */
  readonly kept: number;
}

type Items = Pick<Cart, 'items'>;

/** Returns what a merge of a guest's cart into the customer's own one did not keep, in the guest's order. */
export function mergeShortfalls(guest: Items, own: Items, merged: Items): readonly Shortfall[] {
  const bySku = new Map<string, CartItem>();
  for (const item of guest.items) if (!bySku.has(item.sku)) bySku.set(item.sku, item);
  return [...bySku.values()].flatMap(({ sku, name }) => {
    const wanted = quantityOf(guest, sku) + quantityOf(own, sku);
    const kept = quantityOf(merged, sku);
    return kept < wanted ? [{ name, wanted, kept }] : [];
  });
}

function quantityOf({ items }: Items, sku: string): number {
  return items.reduce((sum, item) => (item.sku === sku ? sum + item.quantity : sum), 0);
}
