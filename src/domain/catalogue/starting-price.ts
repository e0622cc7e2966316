import type { ProductType, ProductWithOptions } from './product';
import type { Price } from '../pricing/money';
import { currentPrice } from './options/price-rules';
import { openSurcharges, withSurcharges } from './options/surcharges';

/** Sold in parts that the shopper puts together. */
const IN_PARTS: ReadonlySet<ProductType> = new Set<ProductType>(['bundle', 'grouped']);

/** Whether a price is only the lowest possible one: of a set, or where a choice costs more. */
export function isStartingPrice({ type }: { readonly type: ProductType }, price: Price): boolean {
  return IN_PARTS.has(type) || (price.maximum !== null && price.maximum.pence > currentPrice(price).pence);
}

/** Returns the price of one with the answers that have to be given: from the cheapest to the dearest. */
export function startingPrice({
  price,
  customizableOptions,
}: Pick<ProductWithOptions, 'price' | 'customizableOptions'>): Price {
  const { least, most } = openSurcharges(price, customizableOptions, {});
  if (most.pence === 0) return price;
  const { pence, currency } = price.maximum ?? currentPrice(price);
  return { ...withSurcharges(price, least), maximum: { pence: pence + most.pence, currency } };
}
