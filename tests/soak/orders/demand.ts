import type { WantedProduct } from './reckoning';

/** What some goods take from the shelf, by sku: parts of sets among them. */
export function shelfDemand(products: readonly WantedProduct[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { good, quantity } of products)
    for (const sku of good.takes) pieces.set(sku, quantity + (pieces.get(sku) ?? 0));
  return pieces;
}

/** Whom a coupon counts for. */
export const customerOf = (email: string): string => email.toLowerCase();
