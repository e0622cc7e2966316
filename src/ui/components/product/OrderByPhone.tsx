import { isSoldOut } from '../../../domain/catalogue/availability';
import { isWorkshop } from '../../../domain/catalogue/departments';
import type { Product } from '../../../domain/catalogue/product';
import { contactTexts } from '../../texts/en/layout/contact';
import { productWords } from '../../texts/en/product/product-words';

function whyByPhone(product: Product): string {
  const { availability } = product;
  if (!isSoldOut(availability)) return productWords.orderByPhone;
  if (isWorkshop(product)) return productWords.fullyBooked;
  return availability.backIn === undefined ? productWords.soldOut : productWords.outOfSeason;
}

/** In place of the form of a product that is sold out or out of season, or cannot be configured online. */
export function OrderByPhone({ product }: { product: Product }) {
  return (
    <p className="buy">
      <span>{whyByPhone(product)}</span> <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
    </p>
  );
}
