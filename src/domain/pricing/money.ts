/** ISO 4217; all supported currencies have two decimals. */
export type CurrencyCode = string;

/** An integer amount in minor units: `{ pence: 2995, currency: 'GBP' }` is £29.95. */
export interface Money {
  readonly pence: number;
  readonly currency: CurrencyCode;
}
