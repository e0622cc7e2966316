/** ISO 4217, three capital letters. All of the shop's currencies have two decimals. */
export type CurrencyCode = string;

/** An amount in minor units: `{ pence: 2995, currency: 'GBP' }` is £29.95. Always a whole number. */
export interface Money {
  readonly pence: number;
  readonly currency: CurrencyCode;
}
