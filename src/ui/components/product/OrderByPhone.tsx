import type { ProductType } from '../../../domain/catalogue/product';
import { contactTexts } from '../../texts/en/contact';
import { productTexts } from '../../texts/en/product';

/** Contact details, for product types that cannot be configured online yet. */
const BY_PHONE: ReadonlySet<ProductType> = new Set<ProductType>(['bundle', 'grouped', 'gift-card', 'unknown']);

export function isOrderedByPhone(type: ProductType): boolean {
  return BY_PHONE.has(type);
}

export function OrderByPhone() {
  return (
    <p className="buy">
      {productTexts.orderByPhone} <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
    </p>
  );
}
