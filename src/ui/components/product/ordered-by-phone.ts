import type { ProductType } from '../../../domain/catalogue/product';

/** Products whose parts or amounts are not asked for on their page yet, so they are ordered by talking to us. */
const BY_PHONE: ReadonlySet<ProductType> = new Set<ProductType>(['bundle', 'grouped', 'gift-card', 'unknown']);

export function isOrderedByPhone(type: ProductType): boolean {
  return BY_PHONE.has(type);
}
