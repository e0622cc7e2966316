import { lettersCharged, PER_LETTER_SKU } from './lettering';
import { convert, type MinorUnits, percentageOf } from '../../pricing/money';
import { type CustomOption, isEntered, MAX_TEXT, takesSeveral } from './custom-options';
import type { DownloadLink } from './downloads';

/** What questions that must be answered add to a price, in minor units of the shown currency. */
export interface LeastSurcharges {
  readonly least: MinorUnits;
  readonly most: MinorUnits;
}

interface Priced {
  readonly price: number;
  readonly price_type: 'fixed' | 'percent';
}

const priceOf = ({ price, price_type }: Priced, base: MinorUnits, rate: number): MinorUnits =>
  price_type === 'percent' ? percentageOf(base, price) : convert(price, rate);

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, amount) => total + amount, 0);

function surchargeOf(option: CustomOption, base: MinorUnits, rate: number): LeastSurcharges {
  if (isEntered(option.kind)) {
    const each = priceOf(option, base, rate);
    if (option.sku !== PER_LETTER_SKU) return { least: each, most: each };
    return { least: 0, most: each * lettersCharged(option.max_characters ?? MAX_TEXT) };
  }
  const prices = option.values.map((value) => priceOf(value, base, rate));
  if (prices.length === 0) return { least: 0, most: 0 };
  return { least: Math.min(...prices), most: takesSeveral(option.kind) ? sum(prices) : Math.max(...prices) };
}

/** What the answers to required options cost at least and at most, for an item that costs `base` without them. */
export function requiredSurcharges(options: readonly CustomOption[], base: MinorUnits, rate: number): LeastSurcharges {
  const required = options.filter((option) => option.required === 1).map((option) => surchargeOf(option, base, rate));
  return { least: sum(required.map(({ least }) => least)), most: sum(required.map(({ most }) => most)) };
}

/** What one file costs at least, and all of them together; a file without a price is taken where none is chosen. */
export function linkSurcharges(links: readonly Pick<DownloadLink, 'pence'>[], rate: number): LeastSurcharges {
  const prices = links.map(({ pence }) => convert(pence, rate));
  return prices.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...prices), most: sum(prices) };
}
