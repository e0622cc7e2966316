import type { PaymentInstructions } from './payment-instructions';

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
