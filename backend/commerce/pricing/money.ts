/** Units of the smallest coin of a currency: pence, cents. All currencies of the shop have a hundred to the unit. */
export type Minor = number;

const MILLION = 1_000_000;
const COINS = 100;
/** Hundredths of a per cent in a whole. */
const WHOLE = 10_000;

/** Divides non-negative integers, a half counting up. Exact: nothing passes through a fraction. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
}

/** Turns GBP pence into another currency at `rate` millionths to the pound, half up. */
export function convert(pence: number, rate: number): Minor {
  return divideHalfUp(pence * rate, MILLION);
}

/** `percent` hundredths of a per cent of an amount, half up. */
export function shareOf(amount: Minor, percent: number): Minor {
  return divideHalfUp(amount * percent, WHOLE);
}

/** The tax contained in a gross amount at `rate` hundredths of a per cent: a sixth at 20%, half up. */
export function taxWithin(gross: Minor, rate: number): Minor {
  return divideHalfUp(gross * rate, WHOLE + rate);
}

/** What the wire says: 2999 is 29.99. */
export function toUnits(amount: Minor): number {
  return amount / COINS;
}

/**
 * Parts an amount by weights so that the parts sum to it exactly and each is less than a coin from its share: what
 * rounding down leaves goes to the largest remainders, the earlier part first where they are equal.
 * With no weight at all everything stays undivided on the first part.
 */
export function allocate(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  // An amount times a weight may leave the safe integers on a very large cart; whole numbers of any size do not.
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
