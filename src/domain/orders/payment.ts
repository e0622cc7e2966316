import type { Money } from '../pricing/money';
import { lazily } from '../shared/lazily';

/**
 * The status of a payment; an order that is paid on an external page is processed only once it is `paid`.
 * - `awaited`: the order is placed, and the customer sends the money as instructed.
 * - `due`: can be paid now at the absolute URL `payAt`.
 * - `settling`: the payment period is over and the result is not known yet.
 * - `given-up`: the order is cancelled and its cart is open again.
 * - `refund-due`: money arrived for a cancelled order and must be refunded.
 */
export type Payment =
  | { readonly kind: 'awaited'; readonly orderNumber: string; readonly instructions: PaymentInstructions }
  | { readonly kind: 'due'; readonly orderNumber: string; readonly payAt: string }
  | { readonly kind: 'settling'; readonly orderNumber: string }
  | { readonly kind: 'paid'; readonly orderNumber: string }
  | { readonly kind: 'given-up'; readonly orderNumber: string; readonly why: WhyUnpaid }
  | { readonly kind: 'refund-due'; readonly orderNumber: string };

/** `cancelled` by the shopper. */
export type WhyUnpaid = 'declined' | 'cancelled' | 'expired';

/** True while the result is open; the cart is closed meanwhile. */
export function isPaymentOpen(payment: Payment): boolean {
  return payment.kind === 'due' || payment.kind === 'settling';
}

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

const dayFormat = lazily(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'full' }));
const clockFormat = lazily(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }));

/** Formats `payBy` as `noon on Thursday 8 October 2026`, or `14:30 on ...`, London time. */
export function payByInWords(payBy: number): string {
  const clock = clockFormat().format(payBy);
  return `${clock === '12:00' ? 'noon' : clock} on ${dayFormat().format(payBy).replace(',', '')}`;
}
