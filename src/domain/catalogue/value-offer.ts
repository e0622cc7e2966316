import type { Money } from '../pricing/money';
import { payable } from '../pricing/price-rules';
import type { ConfigurableOption, Offer } from './configurable';

/** What choosing a value leads to, given the other choices. */
export interface ValueOffer {
  /** Of the cheapest matching variant. */
  readonly price: Money;
  /** True if matching variants differ in price. */
  readonly isFrom: boolean;
  /** False if no matching variant is in stock. */
  readonly inStock: boolean;
  /** The note shared by all matching variants, or empty. */
  readonly note: string;
}

/** Returns null if no variant matches this value and the other choices. */
export function offerOfValue(
  options: readonly ConfigurableOption[],
  offers: readonly Offer[],
  chosen: readonly string[],
  option: ConfigurableOption,
  valueUid: string,
): ValueOffer | null {
  const answered = options
    .filter(({ uid }) => uid !== option.uid)
    .flatMap(({ values }) => values.filter(({ uid }) => chosen.includes(uid)).map(({ uid }) => uid));
  const left = offers.filter(({ values }) => [...answered, valueUid].every((uid) => values.includes(uid)));
  const [first] = left;
  if (first === undefined) return null;
  const prices = left.map(({ price }) => payable(price).pence);
  const least = Math.min(...prices);
  return {
    price: { pence: least, currency: payable(first.price).currency },
    isFrom: Math.max(...prices) > least,
    inStock: left.some(({ availability }) => availability.inStock && availability.onlyLeft !== 0),
    note: left.every(({ note }) => note === first.note) ? first.note : '',
  };
}
