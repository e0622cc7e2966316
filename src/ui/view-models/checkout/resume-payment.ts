import type { PaymentStatus } from '../../../application/checkout/follow-payment';
import { unreachable } from '../../../domain/shared/result';
import type { OrderPlacing } from './order-placing';

/**
 * Takes up an order that the shopper was sent away to pay. `over`: there is none, or it came to nothing, and the steps can be
 * opened. `waits`: it is out, so there is nothing to press but the way to its payment. `paid`: it is done.
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
