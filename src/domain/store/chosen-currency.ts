import type { CurrencyCode } from '../pricing/money';

/** The currency a visitor chose before, when the store takes it; else the store's own. */
export function chosenCurrency(
  remembered: string | null,
  currencies: readonly CurrencyCode[],
  fallback: CurrencyCode,
): CurrencyCode {
  return remembered !== null && currencies.includes(remembered) ? remembered : fallback;
}
