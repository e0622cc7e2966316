import { divideHalfUp, type MinorUnits, toUnits } from '../../pricing/money';
import type { Currency } from '../../store/store-view';

export interface WireMoney {
  readonly value: number;
  readonly currency: string;
}

/** An amount that is already in the shown currency. */
export function moneyIn(currency: Pick<Currency, 'code'>, amount: MinorUnits): WireMoney {
  return { value: toUnits(amount), currency: currency.code };
}

interface WirePrice {
  readonly regular_price: WireMoney;
  readonly final_price: WireMoney;
  readonly discount: { readonly amount_off: number; readonly percent_off: number };
}

function price(currency: Currency, { regular, final }: ShownPrice): WirePrice {
  const off = regular - final;
  return {
    regular_price: moneyIn(currency, regular),
    final_price: moneyIn(currency, final),
    discount: {
      amount_off: toUnits(off),
      percent_off: regular === 0 ? 0 : divideHalfUp(off * 10_000, regular) / 100,
    },
  };
}

/** In minor units of the shown currency. */
export interface ShownPrice {
  readonly regular: MinorUnits;
  readonly final: MinorUnits;
}

/** The lowest and highest price of a product. */
export function priceRange(
  currency: Currency,
  { lowest, highest }: { readonly lowest: ShownPrice; readonly highest: ShownPrice },
): { readonly minimum_price: WirePrice; readonly maximum_price: WirePrice } {
  return { minimum_price: price(currency, lowest), maximum_price: price(currency, highest) };
}
