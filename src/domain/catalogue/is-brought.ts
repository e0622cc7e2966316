import type { ProductType } from './product';

/** Product types that are not delivered. */
const NOT_BROUGHT: ReadonlySet<ProductType> = new Set<ProductType>(['virtual', 'downloadable', 'gift-card']);

/** Whether products of a type are brought to a door. */
export function isBrought(type: ProductType): boolean {
  return !NOT_BROUGHT.has(type);
}
