import type { Money } from '../pricing/money';
import { payable } from '../pricing/price-rules';
import type { ProductSummary } from './product';

/** S3-23. One of the goods that a group offers side by side, and how many of it the florist suggests. */
export interface GroupItem {
  readonly product: ProductSummary;
  readonly quantity: number;
}

/** Pieces wanted of each of a group's goods, by sku; what is not named is wanted as often as the florist suggests. */
export type GroupQuantities = Readonly<Record<string, number>>;

/** What is wanted of a group, in its order, without what nobody wants. */
export function wantedOf(items: readonly GroupItem[], quantities: GroupQuantities = {}): readonly GroupItem[] {
  return items
    .map(({ product, quantity }) => ({
      product,
      quantity: Object.hasOwn(quantities, product.sku) ? (quantities[product.sku] ?? 0) : quantity,
    }))
    .filter(({ quantity }) => quantity !== 0);
}

/** What all that is wanted costs; a reduction counts, and is not shown of the whole. */
export function groupTotal(items: readonly GroupItem[], currency: string, quantities: GroupQuantities = {}): Money {
  const pence = wantedOf(items, quantities).reduce(
    (sum, { product, quantity }) => sum + payable(product.price).pence * Math.max(0, quantity),
    0,
  );
  return { pence, currency };
}
