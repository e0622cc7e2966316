import type { ProductType } from '../../../domain/catalogue/product';

/** Product types that cannot be configured online yet. */
const BY_PHONE: ReadonlySet<ProductType> = new Set<ProductType>(['bundle', 'grouped', 'gift-card', 'unknown']);

export function isOrderedByPhone(type: ProductType): boolean {
  return BY_PHONE.has(type);
}
