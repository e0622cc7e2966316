import { isSoldOut } from '../../../domain/catalogue/availability';
import { isWorkshop } from '../../../domain/catalogue/departments';
import type { Product } from '../../../domain/catalogue/product';
import { contactTexts } from '../../texts/en/layout/contact';
import { productWords } from '../../texts/en/product/product-words';

/** In place of the form of a product that is sold out, or cannot be configured online. */
export function OrderByPhone({ product }: { product: Product }) {
  return (
    <p className="buy">
      <span>{wordWhy(product)}</span> <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
    </p>
  );
}

function wordWhy(product: Product): string {
  if (!isSoldOut(product.availability)) return productWords.orderByPhone;
  return isWorkshop(product) ? productWords.fullyBooked : productWords.soldOut;
}
