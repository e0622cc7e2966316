import type { Money } from '../pricing/money';

/** Where the customer sends the money. */
export type PayTo =
  | {
      readonly kind: 'transfer';
      readonly accountName: string;
      readonly sortCode: string;
      readonly accountNumber: string;
    }
  /** In euros. */
  | { readonly kind: 'euro-transfer'; readonly accountName: string; readonly iban: string; readonly bic: string }
  | { readonly kind: 'cheque'; readonly payee: string; readonly address: string };

/** How an order is paid that was placed without money; its number is the reference. */
export interface PaymentInstructions {
  readonly payTo: PayTo;
  readonly amount: Money;
  /** ms since 1970; the order is cancelled if it is unpaid then. */
  readonly payBy: number;
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'full' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** Formats `payBy` as `noon on Thursday 8 October 2026`, or `14:30 on ...`, London time. */
export function payByInWords(payBy: number): string {
  const clock = CLOCK.format(payBy);
  return `${clock === '12:00' ? 'noon' : clock} on ${DAY.format(payBy).replace(',', '')}`;
}
