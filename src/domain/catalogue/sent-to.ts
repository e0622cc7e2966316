import { isSentTo } from '../delivery/courier-reach';
import type { ProductSummary, ProductType } from './product';

/** Whether products of a type are delivered. */
export function isBrought(type: ProductType): boolean {
  return type !== 'virtual' && type !== 'downloadable' && type !== 'gift-card';
}

/** Whether a product is delivered, but not to a country. */
export function isKeptFrom({ type, courier }: Pick<ProductSummary, 'type' | 'courier'>, country: string): boolean {
  return isBrought(type) && !isSentTo(courier, country);
}
