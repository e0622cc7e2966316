import type { Failure } from '../../../application/ports/failures';
import type { Payments } from '../../../application/ports/payments';
import type { Payment } from '../../../domain/orders/payment';
import { ok, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { CART_PAYMENT } from '../documents/payment-document';
import { isRecord, optionalText, record, records, text, WireFault } from '../wire-value';

/** Uses a document of our own, because the packaged documents have no redirect payments. */
export class MiddlewarePayments implements Payments {
  constructor(private readonly call: CallMiddleware) {}

  /** A field that is null, and one that the backend does not know, both mean that there is nothing to pay. */
  async ofCart(cartId: string): Promise<Result<Payment | null, Failure>> {
    const answer = await this.call('customQuery', [{ query: CART_PAYMENT, queryVariables: { cartId } }]);
    const payment = decodeQuery(answer, 'cartPayment', toPayment);
    if (payment.ok) return payment;
    const [error] = isRecord(answer.body) ? records(answer.body.errors) : [];
    const isNone = payment.reason.kind === 'not-found' || UNKNOWN_FIELD.test(optionalText(error?.message) ?? '');
    return isNone ? ok(null) : payment;
  }
}

/** The GraphQL message for an unknown field. Any other error must not count as "no payment". */
const UNKNOWN_FIELD = /^Cannot query field "?cartPayment/;

function toPayment(value: unknown): Payment {
  const wire = record(value, 'cartPayment');
  const orderNumber = text(wire.order_number, 'order number');
  const state = text(wire.state, 'state of a payment');
  switch (state) {
    case 'OPEN': {
      const payAt = optionalText(wire.redirect_url);
      return payAt === null ? { kind: 'settling', orderNumber } : { kind: 'due', orderNumber, payAt: address(payAt) };
    }
    case 'PAID':
      return { kind: 'paid', orderNumber };
    case 'DECLINED':
      return { kind: 'given-up', orderNumber, why: 'declined' };
    case 'CANCELLED':
      return { kind: 'given-up', orderNumber, why: 'cancelled' };
    case 'EXPIRED':
      return { kind: 'given-up', orderNumber, why: 'expired' };
    case 'REFUND_DUE':
      return { kind: 'refund-due', orderNumber };
    default:
      throw new WireFault(`A payment cannot be "${state}"`);
  }
}

/** The browser opens this URL, so only http and https are accepted. */
function address(payAt: string): string {
  const isWeb = URL.canParse(payAt) && ['https:', 'http:'].includes(new URL(payAt).protocol);
  if (!isWeb) throw new WireFault('The address to pay at is none');
  return payAt;
}
