import type { ProductRow } from '../catalogue/product/product-row';
import type { ResolvedLine } from './cart-record';
import { type LineRefusal, lineRefusal } from './line-request';

/** A stocked product and the quantity that some lines need together. */
export interface Demand {
  readonly product: ProductRow;
  readonly quantity: number;
}

/** What a line takes from stock: the product, its variant, or the parts of a bundle. */
function taken(line: ResolvedLine): readonly Demand[] {
  if (line.product.kind !== 'bundle') return [{ product: line.variant ?? line.product, quantity: line.quantity }];
  return line.parts.map((part) => ({ product: part.product, quantity: part.quantity * line.quantity }));
}

/** The total demand of some lines, each product once, by product id: a fixed order avoids deadlocks between orders. */
export function demandOf(lines: readonly ResolvedLine[]): readonly Demand[] {
  const demands = new Map<number, Demand>();
  for (const { product, quantity } of lines.flatMap(taken)) {
    demands.set(product.id, { product, quantity: quantity + (demands.get(product.id)?.quantity ?? 0) });
  }
  return [...demands.values()].sort((a, b) => a.product.id - b.product.id);
}

/** Why `line` cannot be sold beside all lines of its cart (itself included); null when it can. */
export function refuseForStock(line: ResolvedLine, lines: readonly ResolvedLine[]): LineRefusal | null {
  const own = new Set(taken(line).map((demand) => demand.product.id));
  for (const { product, quantity } of demandOf(lines)) {
    if (!own.has(product.id) || product.stock === null || product.stock >= quantity) continue;
    return product.stock === 0
      ? lineRefusal('INSUFFICIENT_STOCK', wordNoneLeft(product))
      : lineRefusal('INSUFFICIENT_STOCK', 'The requested qty is not available');
  }
  return null;
}

const wordNoneLeft = ({ held_on: day }: ProductRow): string =>
  day === null ? 'This product is out of stock.' : 'This workshop is fully booked.';
