import type { Failure } from '../../../application/ports/failures';
import type { Payments } from '../../../application/ports/checkout';
import type { PaymentInstructions, PayTo, Payment } from '../../../domain/orders/payment';
import { ok, type Result } from '../../../domain/shared/result';
import { lacks, type CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { money, optionalText, record, text, DecodingError, type WireRecord } from '../wire-value';

/**
 * Status of a redirect payment, and where to send money that is awaited. An addition of our backend, requested only if a
 * payment is pending and after an order that is paid later.
 */
export const CART_PAYMENT = `query cartPayment($cartId: String!) {
  cartPayment(cart_id: $cartId) {
    state order_number redirect_url
    instructions { payee sort_code account_number iban bic address pay_by amount { value currency } }
  }
}`;

/** Asks whether a backend has redirect payments. */
export const KNOWS_PAYMENTS = `query posyKnowsPayments {
  __typename cartPayment(cart_id: "") @skip(if: true) { state }
}`;

const KNOWS = { query: KNOWS_PAYMENTS, queryVariables: {} };

/** Uses a document of our own, because the packaged documents have no redirect payments. */
export class MiddlewarePayments implements Payments {
  constructor(
    private readonly call: CallMiddleware,
    private readonly currency: string,
  ) {}

  /** A field that is null, and one that the backend does not know, both mean that there is nothing to pay. */
  async ofCart(cartId: string): Promise<Result<Payment | null, Failure>> {
    const answer = await this.call('customQuery', [{ query: CART_PAYMENT, queryVariables: { cartId } }], true);
    const payment = decodeQuery(answer, 'cartPayment', (value) => toPayment(value, this.currency));
    if (payment.ok) return payment;
    if (payment.reason.kind === 'not-found') return ok(null);
    // Any other error must not count as "no payment".
    const hasNone = await lacks(answer, () => this.call('customQuery', [KNOWS], true));
    return hasNone ? ok(null) : payment;
  }
}

function toPayment(value: unknown, currency: string): Payment {
  const wire = record(value, 'cartPayment');
  const orderNumber = text(wire.order_number, 'order number');
  const state = text(wire.state, 'state of a payment');
  switch (state) {
    case 'AWAITED':
      return { kind: 'awaited', orderNumber, instructions: toInstructions(wire.instructions, currency) };
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
      throw new DecodingError(`A payment cannot be "${state}"`);
  }
}

function toInstructions(value: unknown, currency: string): PaymentInstructions {
  const wire = record(value, 'instructions');
  const payBy = Date.parse(text(wire.pay_by, 'deadline'));
  if (Number.isNaN(payBy)) throw new DecodingError('The deadline of a payment is none');
  return { payTo: toPayTo(wire), amount: money(wire.amount, currency, 'amount to pay'), payBy };
}

function toPayTo(wire: WireRecord): PayTo {
  const payee = text(wire.payee, 'payee');
  const sortCode = optionalText(wire.sort_code);
  const iban = optionalText(wire.iban);
  if (iban !== null) return { kind: 'euro-transfer', accountName: payee, iban, bic: text(wire.bic, 'BIC') };
  if (sortCode === null) return { kind: 'cheque', payee, address: text(wire.address, 'address for cheques') };
  return {
    kind: 'transfer',
    accountName: payee,
    sortCode,
    accountNumber: text(wire.account_number, 'account number'),
  };
}

/** The browser opens this URL, so only http and https are accepted. */
function address(payAt: string): string {
  const isWeb = URL.canParse(payAt) && ['https:', 'http:'].includes(new URL(payAt).protocol);
  if (!isWeb) throw new DecodingError('The address to pay at is none');
  return payAt;
}
