/** Hundredths of a currency per pound, as the seed has them. */
export const CURRENCIES = { GBP: 100, EUR: 117 } as const;
