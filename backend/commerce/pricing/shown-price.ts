import type { MinorUnits } from './money';

const MILLION = 1_000_000;
/** `convert` rounds half up. */
const HALF = MILLION / 2;

/** The lowest price in GBP pence that is shown as at least that amount, at `rate` millionths to the pound. */
export function lowestShownAs(amount: MinorUnits, rate: number): number {
  return Math.max(0, Math.ceil((amount * MILLION - HALF) / rate));
}

/** The highest price in GBP pence that is shown as at most that amount, at `rate` millionths to the pound; -1 for a negative one. */
export function highestShownAs(amount: MinorUnits, rate: number): number {
  return lowestShownAs(amount + 1, rate) - 1;
}
