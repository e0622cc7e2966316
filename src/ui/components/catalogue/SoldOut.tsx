import type { ProductSummary } from '../../../domain/catalogue/product';
import { sharedTexts } from '../../texts/en/shared';
import { wordGone } from '../../texts/en/stock';

/** That nobody can have a product at the moment. */
export function SoldOut({ product }: { readonly product: Pick<ProductSummary, 'workshop' | 'availability'> }) {
  const { workshop, availability } = product;
  return (
    <p className="stock stock-none">{workshop === undefined ? wordGone(availability) : sharedTexts.fullyBooked}</p>
  );
}
