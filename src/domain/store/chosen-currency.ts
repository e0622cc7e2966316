import type { CurrencyCode } from '../pricing/money';

/** Returns the stored currency if the store supports it, else `fallback`. */
export function chosenCurrency(
  remembered: string | null,
  currencies: readonly CurrencyCode[],
  fallback: CurrencyCode,
): CurrencyCode {
  return remembered !== null && currencies.includes(remembered) ? remembered : fallback;
}
