import { isSoldOut } from './availability';
import type { Money } from '../pricing/money';
import { currentPrice } from './options/price-rules';
import type { ConfigurableOption, VariantSummary } from './configurable';

/** The result of choosing a value, given the other choices. */
export interface VariantOption {
  /** The price of the cheapest matching variant. */
  readonly price: Money;
  /** True if matching variants differ in price. */
  readonly isFrom: boolean;
  /** False if no matching variant is in stock; the whole product shows that it is out of season. */
  readonly inStock: boolean;
  /** The note shared by all matching variants, or empty. */
  readonly note: string;
}

/** Returns null if no variant matches this value and the other choices. */
export function variantOption(
  options: readonly ConfigurableOption[],
  variants: readonly VariantSummary[],
  chosen: readonly string[],
  option: ConfigurableOption,
  valueUid: string,
): VariantOption | null {
  const otherChoices = options
    .filter(({ uid }) => uid !== option.uid)
    .flatMap(({ values }) => values.filter(({ uid }) => chosen.includes(uid)).map(({ uid }) => uid));
  const matching = variants.filter(({ values }) => [...otherChoices, valueUid].every((uid) => values.includes(uid)));
  const [first] = matching;
  if (first === undefined) return null;
  const prices = matching.map(({ price }) => currentPrice(price).pence);
  const lowest = Math.min(...prices);
  return {
    price: { pence: lowest, currency: currentPrice(first.price).currency },
    isFrom: Math.max(...prices) > lowest,
    inStock: matching.some(({ availability }) => availability.backIn !== undefined || !isSoldOut(availability)),
    note: matching.every(({ note }) => note === first.note) ? first.note : '',
  };
}
