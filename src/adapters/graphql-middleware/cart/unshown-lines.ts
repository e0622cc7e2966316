import { number, readEach, records, type WireRecord } from '../wire-value';

/** Pieces; Magento's quantities may be fractions, whose sums are not exact. */
const LEAST_PIECE = 0.001;

/**
 * How many lines a cart has that cannot be shown. Magento answers null for a line whose product it cannot read. One that is
 * left out altogether is found by the number of pieces: how many such lines there are is unknown, and one is counted.
 */
export function countUnshownLines(items: unknown, totalQuantity: number): number {
  const shown = records(items);
  const nulls = (Array.isArray(items) ? items.length : 0) - shown.length;
  if (nulls > 0) return nulls;
  return sumOf(shown.map(mostPieces)) < totalQuantity - LEAST_PIECE ? 1 : 0;
}

/** As how many pieces Magento counts an item at most: of a bundle that is shipped separately it counts the parts. */
function mostPieces({ __typename, quantity, bundle_options }: WireRecord): number {
  const pieces = number(quantity, 'quantity');
  if (__typename !== 'BundleCartItem') return pieces;
  const parts = records(bundle_options).flatMap(({ values }) =>
    readEach(values, (part) => number(part.quantity, 'quantity')),
  );
  return pieces * Math.max(1, sumOf(parts));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
