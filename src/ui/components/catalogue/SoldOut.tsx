import type { ProductSummary } from '../../../domain/catalogue/product';
import { fullyBooked, soldOutText } from '../../texts/en/stock';

/** Says that a product is unavailable at the moment. */
export function SoldOut({ product }: { readonly product: Pick<ProductSummary, 'workshop' | 'availability'> }) {
  return (
    <p className="stock stock-none">
      {product.workshop === undefined ? soldOutText(product.availability) : fullyBooked}
    </p>
  );
}
