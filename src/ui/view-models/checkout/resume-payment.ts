import type { PaymentStatus } from '../../../application/checkout/follow-payment';
import { unreachable } from '../../../domain/shared/result';
import type { OrderPlacing } from './order-placing';

/**
 * Resumes a redirect payment. `over`: there is none, or it failed, and the steps can be opened. `waits`: it is
 * pending, so only the link to its payment is shown. `paid`: the order is complete.
 */
export function resumePayment(placing: OrderPlacing, { cartId, payment }: PaymentStatus): 'over' | 'waits' | 'paid' {
  if (payment === null || cartId === null) return 'over';
  switch (payment.kind) {
    case 'given-up':
    case 'refund-due':
      placing.showUnpaid(payment);
      return 'over';
    case 'paid':
      return 'paid';
    case 'due':
      placing.awaitPayment(cartId, payment.orderNumber, payment.payAt);
      return 'waits';
    case 'settling':
      placing.resume(cartId);
      return 'waits';
    default:
      return unreachable(payment);
  }
}
