import type { Availability } from '../../../domain/catalogue/availability';
import { productTexts } from '../../texts/en/product';

/** Stock in words, because colour alone is not accessible. */
export function StockLine({ availability }: { availability: Availability }) {
  const { inStock, onlyLeft } = availability;
  if (!inStock || onlyLeft === 0) return <p className="stock stock-none">{productTexts.outOfStock}</p>;
  return <p className="stock">{onlyLeft === null ? productTexts.inStock : productTexts.onlyLeft(onlyLeft)}</p>;
}
