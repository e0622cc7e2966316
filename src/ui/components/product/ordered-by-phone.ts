import { isSoldOut } from '../../../domain/catalogue/availability';
import type { Product, ProductType } from '../../../domain/catalogue/product';

/** Product types that nothing here can add to the cart. */
const BY_PHONE: ReadonlySet<ProductType> = new Set<ProductType>(['gift-card', 'unknown']);

export function isTakenByPhone(type: ProductType): boolean {
  return BY_PHONE.has(type);
}

/** Whether there is a telephone number in place of a form. */
export function isOrderedByPhone({ availability, type }: Product): boolean {
  return isSoldOut(availability) || isTakenByPhone(type);
}
