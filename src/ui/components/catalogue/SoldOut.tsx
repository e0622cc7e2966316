import type { ProductSummary } from '../../../domain/catalogue/product';
import { sharedTexts } from '../../texts/en/shared';

/** That nobody can have a product at the moment. */
export function SoldOut({ product }: { readonly product: Pick<ProductSummary, 'workshop'> }) {
  const { fullyBooked, outOfStock } = sharedTexts;
  return <p className="stock stock-none">{product.workshop === undefined ? outOfStock : fullyBooked}</p>;
}
