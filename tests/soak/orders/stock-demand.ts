import type { WantedProduct } from './expected-totals';

/** Stock that products take, by sku, including parts of bundles. */
export function stockDemand(products: readonly WantedProduct[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { good, quantity } of products)
    for (const sku of good.takes) quantities.set(sku, quantity + (quantities.get(sku) ?? 0));
  return quantities;
}

/** The customer whose coupon uses are counted. */
export const customerOf = (email: string): string => email.toLowerCase();
