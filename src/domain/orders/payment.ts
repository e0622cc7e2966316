/**
 * How the money of an order stands that is paid on somebody else's page. Nothing is sent and nobody is written to before it
 * is `paid`.
 * - `due`: it may be paid at `payAt`, a whole address, now.
 * - `settling`: its time is over, or is about to be, and nobody knows yet what the other side has done.
 * - `given-up`: the order is cancelled, and its cart is open again with all that was in it.
 * - `refund-due`: money came for an order that had been given up; the shop owes it back.
 */
export type Payment =
  | { readonly kind: 'due'; readonly orderNumber: string; readonly payAt: string }
  | { readonly kind: 'settling'; readonly orderNumber: string }
  | { readonly kind: 'paid'; readonly orderNumber: string }
  | { readonly kind: 'given-up'; readonly orderNumber: string; readonly why: WhyUnpaid }
  | { readonly kind: 'refund-due'; readonly orderNumber: string };

/** `cancelled`: the shopper turned back. */
export type WhyUnpaid = 'declined' | 'cancelled' | 'expired';

/** True while the order stands and nobody knows how it ends: its cart is closed. */
export function isPaymentOpen(payment: Payment): boolean {
  return payment.kind === 'due' || payment.kind === 'settling';
}
