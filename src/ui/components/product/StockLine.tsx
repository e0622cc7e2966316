import { isSoldOut, lastOnes, type Availability } from '../../../domain/catalogue/availability';
import { isWorkshop } from '../../../domain/catalogue/departments';
import type { Product } from '../../../domain/catalogue/product';
import { productTexts } from '../../texts/en/product/product';
import { soldOutText } from '../../texts/en/stock';
import { isTakenByPhone } from './ordered-by-phone';

interface StockLineProps {
  readonly product: Pick<Product, 'type' | 'categoryPaths'>;
  /** The chosen variant's, if any. */
  readonly availability: Availability;
}

/** Stock in words, because colour alone is not accessible; of a workshop the places left. */
export function StockLine({ product, availability }: StockLineProps) {
  const workshop = isWorkshop(product);
  if (isSoldOut(availability)) {
    return <p className="stock stock-none">{workshop ? productTexts.fullyBooked : soldOutText(availability)}</p>;
  }
  if (availability.backIn !== undefined)
    return <p className="stock">{productTexts.orderAhead(soldOutText(availability))}</p>;
  if (isTakenByPhone(product.type)) return null;
  if (workshop && availability.onlyLeft !== null) {
    return <p className="stock">{productTexts.placesLeft(availability.onlyLeft)}</p>;
  }
  const few = lastOnes(availability);
  return <p className="stock">{few === null ? productTexts.inStock : productTexts.onlyLeft(few)}</p>;
}
