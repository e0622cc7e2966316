import type { OptionPrice } from './customizable-option';
import type { Money, Price } from '../../pricing/money';

const PENCE_OF_ONE_CREDIT = 1000;
const HUNDREDTHS_OF_A_PERCENT = 10_000;

/** Exact for integers, unlike rounding a fraction. */
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** Returns the final price if it is lower than the regular one, else null; 0 is a valid special price. */
export function specialPrice(regular: Money, final: Money): Money | null {
  return final.pence < regular.pence ? final : null;
}

/** Returns the current price of one item. */
export function currentPrice(price: Price): Money {
  return price.special ?? price.regular;
}

/** Returns the credit for a final price: one for each £10, rounded half up. */
export function creditFor(final: Money): number {
  return divideHalfUp(final.pence, PENCE_OF_ONE_CREDIT);
}

/** Returns the discount in whole per cent; 0 without a special price. */
export function discountPercent({ regular, special }: Price): number {
  if (special === null || regular.pence <= 0) return 0;
  return Math.max(0, 100 - divideHalfUp(special.pence * 100, regular.pence));
}

/** Returns the surcharge for an item that costs `base`, 0 if unknown; percentages are rounded half up to the penny. */
export function optionPrice(base: Money, price: OptionPrice): Money {
  switch (price.kind) {
    case 'fixed':
      return { pence: price.pence, currency: price.currency };
    case 'percent': {
      const share = base.pence * Math.round(price.percent * 100);
      return { pence: divideHalfUp(share, HUNDREDTHS_OF_A_PERCENT), currency: base.currency };
    }
    case 'unknown':
      return { pence: 0, currency: base.currency };
  }
}
