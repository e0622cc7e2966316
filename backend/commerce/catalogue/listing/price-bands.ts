import { lowestShownAs, toUnits } from '../../pricing/money';

/** Bounds of price bands, in units of the shown currency; they are closer where most prices are. */
const BOUNDS = [
  ...[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 125, 150, 200, 250, 300, 400, 500, 750],
  ...[1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000],
] as const;

/** Bands that a listing is divided into at most, unless its prices are spread unusually. */
const BANDS = 6;

/** A band of prices in the shown currency; `from` and `to` are both within it, and null is unbounded. */
export interface PriceBand {
  readonly from: number;
  readonly to: number | null;
  /** Listed products. */
  readonly count: number;
}

/** Where each narrow band begins, in GBP pence. */
export function bandStarts(rate: number): readonly number[] {
  return BOUNDS.map((bound) => lowestShownAs(bound * 100, rate));
}

/** The narrow band of a price in GBP pence. */
export function bandOf(price: number, starts: readonly number[]): number {
  return starts.filter((start) => start <= price).length - 1;
}

/**
 * Joins narrow bands until each has a fair share of the products, so that a few dear ones do not push all others into one. Returns the
 * narrow band with which each begins. `counts` are those of the narrow bands.
 */
export function joinBands(counts: ReadonlyMap<number, number>): readonly number[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = total / BANDS;
  const begins = [0];
  let count = 0;
  for (const narrow of BOUNDS.keys()) {
    count += counts.get(narrow) ?? 0;
    if (count < share) continue;
    begins.push(narrow + 1);
    count = 0;
  }
  // What is left over at the end is no band of its own if it is far below its share.
  return begins.length > 1 && count <= share / 2 ? begins.slice(0, -1) : begins;
}

/** The bands that begin with those narrow ones, without empty ones; the last is open, unless it is the only one. */
export function priceBands(begins: readonly number[], counts: ReadonlyMap<number, number>): readonly PriceBand[] {
  return begins.flatMap((begin, at) => {
    const isOnly = begins.length === 1;
    const end = begins[at + 1] ?? BOUNDS.length;
    const inside = [...counts].filter(([narrow]) => narrow >= begin && narrow < end);
    const count = inside.reduce((sum, [, found]) => sum + found, 0);
    const last = Math.max(...inside.map(([narrow]) => narrow));
    const above = isOnly ? BOUNDS[last + 1] : BOUNDS[end];
    const to = above === undefined ? null : toUnits(above * 100 - 1);
    return count === 0 ? [] : [{ from: BOUNDS[begin] ?? 0, to, count }];
  });
}
