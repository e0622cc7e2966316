import { isSentTo } from '../delivery/courier-reach';
import type { ProductSummary, ProductType } from './product';

/** Product types that are not delivered. */
const NOT_BROUGHT: ReadonlySet<ProductType> = new Set<ProductType>(['virtual', 'downloadable', 'gift-card']);

export function isBrought(type: ProductType): boolean {
  return !NOT_BROUGHT.has(type);
}

/** Whether a product is delivered, but not to a country. */
export function isKeptFrom({ type, courier }: Pick<ProductSummary, 'type' | 'courier'>, country: string): boolean {
  return isBrought(type) && !isSentTo(courier, country);
}
