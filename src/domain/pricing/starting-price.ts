import type { ProductType } from '../catalogue/product';
import type { Price } from './price';
import { currentPrice } from './price-rules';

/** Sold in parts that the shopper puts together. */
const IN_PARTS: ReadonlySet<ProductType> = new Set<ProductType>(['bundle', 'grouped']);

/** Whether a price is only the lowest possible one: of a set, or where a choice costs more. */
export function isStartingPrice({ type }: { readonly type: ProductType }, price: Price): boolean {
  return IN_PARTS.has(type) || (price.maximum !== null && price.maximum.pence > currentPrice(price).pence);
}
