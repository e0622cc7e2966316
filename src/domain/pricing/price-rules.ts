import type { OptionPrice } from '../catalogue/customizable-option';
import type { Money } from './money';
import type { Price } from './price';

/** S9-19 counts in tens of pounds. */
const PENCE_OF_ONE_CREDIT = 1000;
const HUNDREDTHS_OF_A_PERCENT = 10_000;

/** The quotient as a whole number, a half counting up; exact for whole numbers, where fractions would drift. */
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** The final price when it is lower than the regular one, else null. A special price of nothing counts. */
export function specialOf(regular: Money, final: Money): Money | null {
  return final.pence < regular.pence ? final : null;
}

/** What one piece costs now. */
export function payable(price: Price): Money {
  return price.special ?? price.regular;
}

/** S9-19. Credit for a final price: a tenth of its pounds, half up. */
export function creditFor(final: Money): number {
  return divideHalfUp(final.pence, PENCE_OF_ONE_CREDIT);
}

/** S9-19. Credit for one piece at what it costs now. */
export function creditOf(price: Price): number {
  return creditFor(payable(price));
}

/** S9-20. Whole per cent off the regular price; 0 when nothing is off or there is no price to compare. */
export function discountPercent({ regular, special }: Price): number {
  if (special === null || regular.pence <= 0) return 0;
  return Math.max(0, 100 - divideHalfUp(special.pence * 100, regular.pence));
}

/** What an option adds to a piece that costs `base`; percentages are rounded half up to the penny. */
export function optionPrice(base: Money, price: OptionPrice): Money {
  switch (price.kind) {
    case 'fixed':
      return { pence: price.pence, currency: price.currency };
    case 'percent': {
      const share = base.pence * Math.round(price.percent * 100);
      return { pence: divideHalfUp(share, HUNDREDTHS_OF_A_PERCENT), currency: base.currency };
    }
  }
}
