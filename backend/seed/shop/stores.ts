/** Millionths of the currency per pound, fixed until the florist changes them. */
export const CURRENCIES = [
  { code: 'GBP', symbol: '£', rate: 1_000_000 },
  { code: 'EUR', symbol: '€', rate: 1_170_000 },
  { code: 'USD', symbol: '$', rate: 1_320_000 },
] as const;

export const STORES = [
  { code: 'default', name: 'Posy', locale: 'en_GB', currency: 'GBP', linkPath: '/' },
  { code: 'ie', name: 'Posy Ireland', locale: 'en_IE', currency: 'EUR', linkPath: '/ie/' },
] as const;
