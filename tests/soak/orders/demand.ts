import type { WantedGood } from './reckoning';

/** What some goods take from the shelf, by sku: parts of sets among them. */
export function shelfDemand(goods: readonly WantedGood[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { good, quantity } of goods)
    for (const sku of good.takes) pieces.set(sku, quantity + (pieces.get(sku) ?? 0));
  return pieces;
}

/** Whom a coupon counts for. */
export const customerOf = (email: string): string => email.toLowerCase();
