import type { ProductRow } from '../catalogue/product-row';
import type { WantedLine } from './cart-record';
import { type LineRefusal, lineRefusal } from './line-request';

/** One thing on the shelf and how many pieces of it some lines need together. */
export interface Demand {
  readonly product: ProductRow;
  readonly pieces: number;
}

/** What a line takes from the shelf: the thing itself, its variant, or the parts of a bundle. */
function taken(line: WantedLine): readonly Demand[] {
  if (line.product.kind !== 'bundle') return [{ product: line.variant ?? line.product, pieces: line.quantity }];
  return line.parts.map((part) => ({ product: part.product, pieces: part.quantity * line.quantity }));
}

/** All that some lines take, each thing once, in the order of its number: everybody takes from the shelf in one order. */
export function demandOf(lines: readonly WantedLine[]): readonly Demand[] {
  const demands = new Map<number, Demand>();
  for (const { product, pieces } of lines.flatMap(taken)) {
    demands.set(product.id, { product, pieces: pieces + (demands.get(product.id)?.pieces ?? 0) });
  }
  return [...demands.values()].sort((a, b) => a.product.id - b.product.id);
}

/** S5-16. Why `line` cannot be had beside all the lines of its cart (itself among them); null when it can. */
export function refuseForStock(line: WantedLine, lines: readonly WantedLine[]): LineRefusal | null {
  const own = new Set(taken(line).map((demand) => demand.product.id));
  for (const { product, pieces } of demandOf(lines)) {
    if (!own.has(product.id) || product.stock === null || product.stock >= pieces) continue;
    return product.stock === 0
      ? lineRefusal('INSUFFICIENT_STOCK', 'This product is out of stock.')
      : lineRefusal('INSUFFICIENT_STOCK', 'The requested qty is not available');
  }
  return null;
}
