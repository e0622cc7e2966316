import type { ProductSummary } from '../../../domain/catalogue/product';
import { fullyBooked } from '../../texts/en/catalogue/places';
import { sharedTexts } from '../../texts/en/shared';

/** That nobody can have a product at the moment. */
export function SoldOut({ product }: { readonly product: Pick<ProductSummary, 'workshop'> }) {
  return <p className="stock stock-none">{product.workshop === undefined ? sharedTexts.outOfStock : fullyBooked}</p>;
}
