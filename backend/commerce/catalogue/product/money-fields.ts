import { divideHalfUp, convert, type MinorUnits, toUnits } from '../../pricing/money';
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

function price(currency: Currency, regular: number, final: number): WirePrice {
  const [shownRegular, shownFinal] = [convert(regular, currency.rate), convert(final, currency.rate)];
  const off = shownRegular - shownFinal;
  return {
    regular_price: moneyIn(currency, shownRegular),
    final_price: moneyIn(currency, shownFinal),
    discount: {
      amount_off: toUnits(off),
      percent_off: shownRegular === 0 ? 0 : divideHalfUp(off * 10_000, shownRegular) / 100,
    },
  };
}

/** The lowest and highest price of a product, from GBP pence. */
export function priceRange(
  currency: Currency,
  range: { min_regular: number; min_final: number; max_regular: number; max_final: number },
): { readonly minimum_price: WirePrice; readonly maximum_price: WirePrice } {
  return {
    minimum_price: price(currency, range.min_regular, range.min_final),
    maximum_price: price(currency, range.max_regular, range.max_final),
  };
}
