import type { Money } from '../pricing/money';
import { payable } from '../pricing/price-rules';
import type { ConfigurableOption, Offer } from './configurable';

/** What picking one value would mean, as far as the other questions are answered. */
export interface ValueOffer {
  /** Of the cheapest piece that it leads to. */
  readonly price: Money;
  /** True while the other questions still make a difference to the price. */
  readonly isFrom: boolean;
  /** False when nothing that it leads to can be had. */
  readonly inStock: boolean;
  /** The florist's words where they hold for everything it leads to, else empty. */
  readonly note: string;
}

/** Null when nothing is made of this value together with the answers given to the other questions. */
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
  const dear = left.map(({ price }) => payable(price).pence);
  const least = Math.min(...dear);
  return {
    price: { pence: least, currency: payable(first.price).currency },
    isFrom: Math.max(...dear) > least,
    inStock: left.some(({ availability }) => availability.inStock && availability.onlyLeft !== 0),
    note: left.every(({ note }) => note === first.note) ? first.note : '',
  };
}
