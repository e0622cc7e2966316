/** Minor units of a currency: pence, cents. All currencies of the shop have 100 to the unit. */
export type MinorUnits = number;

const MILLION = 1_000_000;
const MINOR_UNITS_PER_UNIT = 100;
/** Hundredths of a per cent in 100 %. */
const HUNDRED_PERCENT = 10_000;

/** Divides non-negative integers, rounding half up, without floating point. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
}

/** Converts GBP pence to another currency at `rate` millionths to the pound, half up. */
export function convert(pence: number, rate: number): MinorUnits {
  return divideHalfUp(pence * rate, MILLION);
}

/** `percent` hundredths of a per cent of an amount, half up. */
export function percentageOf(amount: MinorUnits, percent: number): MinorUnits {
  return divideHalfUp(amount * percent, HUNDRED_PERCENT);
}

/** The tax contained in a gross amount at `rate` hundredths of a per cent: a sixth at 20 %, half up. */
export function taxWithin(gross: MinorUnits, rate: number): MinorUnits {
  return divideHalfUp(gross * rate, HUNDRED_PERCENT + rate);
}

/** 2999 is 29.99. */
export function toUnits(amount: MinorUnits): number {
  return amount / MINOR_UNITS_PER_UNIT;
}

/**
 * Allocates an amount by weights so that the parts sum to it exactly and each is less than one minor unit from its
 * share: the rest goes to the largest remainders, the earlier part first where they are equal. Without any weight the
 * first part gets everything.
 */
export function allocate(amount: MinorUnits, weights: readonly number[]): MinorUnits[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  // An amount times a weight may exceed the safe integers.
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = shares.map((share) => Number(share / BigInt(total)));
  const remainders = shares.map((share, index) => ({ index, rest: Number(share % BigInt(total)) }));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of remainders.sort((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** £50, or £12.50. */
export const poundsOf = (pence: number): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
  }).format(toUnits(pence));

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
