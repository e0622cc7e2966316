import type { Cart, CartItem } from './cart';

/**
 * Why a line of a guest's cart was not taken: not enough of it, not on sale, another refusal, or not yet, because the shop's
 * system did not answer.
 */
export type ShortfallReason = 'sold-out' | 'not-sold' | 'refused' | 'later';

/** A product of which a merged cart has less than the two carts had. */
export interface Shortfall {
  /** Of the product as its page has it. */
  readonly sku: string;
  /** Empty if the backend did not say. */
  readonly name: string;
  /** In both carts together, or of a line that was added alone. */
  readonly wanted: number;
  /** In the merged cart; 0 if it was left out. */
  readonly kept: number;
  /** Left out where the backend has merged the carts without saying why. */
  readonly why?: ShortfallReason;
}

type Items = Pick<Cart, 'items'>;

/** Returns what a merge of a guest's cart into the customer's own one did not keep, in the guest's order. */
export function mergeShortfalls(guest: Items, own: Items, merged: Items): readonly Shortfall[] {
  const bySku = new Map<string, CartItem>();
  for (const item of guest.items) if (!bySku.has(item.sku)) bySku.set(item.sku, item);
  return [...bySku.values()].flatMap(({ sku, productSku, name }) => {
    const wanted = quantityOf(guest, sku) + quantityOf(own, sku);
    const kept = quantityOf(merged, sku);
    return kept < wanted ? [{ sku: productSku, name, wanted, kept }] : [];
  });
}

/** Pieces of `sku`, a variant's if there are variants, in all lines. */
export function quantityOf({ items }: Items, sku: string): number {
  return items.reduce((sum, item) => (item.sku === sku ? sum + item.quantity : sum), 0);
}
