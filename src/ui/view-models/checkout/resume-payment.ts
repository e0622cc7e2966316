import type { PaymentStatus } from '../../../application/checkout/follow-payment';
import { unreachable } from '../../../domain/shared/result';
import type { OrderPlacing, PlacedStage } from './order-placing';

/**
 * Resumes a redirect payment. `over`: there is none, or it failed, and the steps can be opened. `waits`: it is
 * pending, so only the link to its payment is shown. A placed order is complete, or is paid as instructed.
 */
export function resumePayment(
  placing: OrderPlacing,
  { cartId, payment }: PaymentStatus,
): 'over' | 'waits' | PlacedStage {
  if (payment === null || cartId === null) return 'over';
  switch (payment.kind) {
    case 'given-up':
    case 'refund-due':
      placing.showUnpaid(payment);
      return 'over';
    case 'paid':
      return { kind: 'placed', number: payment.orderNumber };
    case 'awaited':
      return { kind: 'placed', number: payment.orderNumber, instructions: payment.instructions };
    case 'due':
      placing.awaitPayment(cartId, payment.orderNumber, payment.payAt);
      return 'waits';
    case 'settling':
      placing.resume(cartId, null);
      return 'waits';
    default:
      return unreachable(payment);
  }
}
