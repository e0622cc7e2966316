import type { Money } from '../pricing/money';
import { currentPrice } from './price-rules';
import type { ProductSummary, ProductWithOptions } from './product';

/** A product of a group and its default quantity. */
export interface GroupItem {
  /** With the question for its delivery day, if it has one. */
  readonly product: ProductSummary | ProductWithOptions;
  readonly quantity: number;
}

/** Quantity by sku; products not listed use their default quantity. */
export type GroupQuantities = Readonly<Record<string, number>>;

/** Returns the products of a group with a quantity other than 0, in group order. */
export function selectedGroupItems(
  items: readonly GroupItem[],
  quantities: GroupQuantities = {},
): readonly GroupItem[] {
  return items
    .map(({ product, quantity }) => ({
      product,
      quantity: Object.hasOwn(quantities, product.sku) ? (quantities[product.sku] ?? 0) : quantity,
    }))
    .filter(({ quantity }) => quantity !== 0);
}

/** As `selectedGroupItems`, but a request that lists any product wants none of those that it does not list. */
export function requestedGroupItems(items: readonly GroupItem[], quantities: GroupQuantities): readonly GroupItem[] {
  const isListed = ({ product }: GroupItem): boolean => Object.hasOwn(quantities, product.sku);
  return selectedGroupItems(items.some(isListed) ? items.filter(isListed) : items, quantities);
}

/** Returns the total at current prices. */
export function groupTotal(items: readonly GroupItem[], currency: string, quantities: GroupQuantities = {}): Money {
  const pence = selectedGroupItems(items, quantities).reduce(
    (sum, { product, quantity }) => sum + currentPrice(product.price).pence * Math.max(0, quantity),
    0,
  );
  return { pence, currency };
}
