import type { Orders } from '../../../application/ports/checkout';
import {
  type OrderError,
  type OrderOutcome,
  type OrderTrace,
  isUnpaidLimitKind,
  type UnpaidLimit,
} from '../../../domain/orders/order-attempt';
import type { CallResponse, CallMiddleware } from '../call-middleware';
import { decodeQuery, decodeResponse } from '../decode-response';
import { isRecord, optionalText, record, records, text, type WireRecord } from '../wire-value';

/**
 * The order of an attempt; null if it never arrived, and then the backend refuses it from now on. An addition of our backend.
 */
export const SETTLE_ORDER_ATTEMPT = `mutation posySettleOrderAttempt($cart_id: String!, $attempt_key: String!) {
  settleOrderAttempt(input: { cart_id: $cart_id, attempt_key: $attempt_key }) { order_number }
}`;

export class MiddlewareOrders implements Orders {
  constructor(private readonly call: CallMiddleware) {}

  /** An unreadable response is treated as lost: the order may have been placed. */
  async place(cartId: string, attemptKey: string, captchaToken: string | null = null): Promise<OrderOutcome> {
    const captcha = captchaToken === null ? {} : { recaptchaToken: captchaToken };
    const answer = await this.call('placeOrder', [{ cart_id: cartId, attempt_key: attemptKey, ...captcha }]);
    const refusal = refusalIn(answer);
    if (refusal !== null) return refusal;
    const placed = decodeResponse(answer, 'placeOrder', (value) =>
      text(record(record(value, 'placeOrder').order, 'order').order_number, 'order number'),
    );
    if (placed.ok) return { kind: 'placed', number: placed.value };
    const { reason } = placed;
    switch (reason.kind) {
      case 'unreachable':
        return { kind: 'unknown' };
      case 'not-found':
        return { kind: 'refused', code: 'CART_NOT_FOUND', message: reason.message };
      default:
        return { kind: 'refused', code: 'UNDEFINED', message: reason.message, ...limitIn(answer) };
    }
  }

  /** Where no key can be settled, for whatever reason, the cart says whether there is an order. */
  async trace(cartId: string, attemptKey: string | null): Promise<OrderTrace> {
    if (attemptKey === null) return this.traceCart(cartId);
    const change = { mutation: SETTLE_ORDER_ATTEMPT, mutationVariables: { cart_id: cartId, attempt_key: attemptKey } };
    const answer = await this.call('customMutation', [change], true);
    const settled = decodeResponse(answer, 'settleOrderAttempt', (value) =>
      optionalText(record(value, 'settleOrderAttempt').order_number),
    );
    if (!settled.ok) return this.traceCart(cartId);
    return settled.value === null ? { kind: 'never-arrived' } : { kind: 'placed', number: settled.value };
  }

  /** A cart that is gone was probably turned into an order; a guest cannot read its number. */
  private async traceCart(cartId: string): Promise<OrderTrace> {
    const answer = await this.call('cartTotalQty', [cartId]);
    const read = decodeQuery(answer, 'cart', () => true);
    if (read.ok) return { kind: 'not-yet' };
    return read.reason.kind === 'not-found' ? { kind: 'placed', number: null } : { kind: 'unknown' };
  }
}

/** Another press may have ordered this cart. */
const NOT_ACTIVE = 'CART_NOT_ACTIVE';

const ORDER_ERRORS: readonly OrderError[] = ['CART_NOT_FOUND', 'GUEST_EMAIL_MISSING', 'UNABLE_TO_PLACE_ORDER'];

/** Magento since 2.4.7 says why an order was refused in the data of the answer. */
function refusalIn({ body }: CallResponse): OrderOutcome | null {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  const { order, errors } = isRecord(data.placeOrder) ? data.placeOrder : ({} as WireRecord);
  const [first] = records(errors);
  if (isRecord(order) || first === undefined) return null;
  if (first.code === NOT_ACTIVE) return { kind: 'unknown' };
  return { kind: 'refused', code: ORDER_ERRORS.find((code) => code === first.code) ?? 'UNDEFINED', message: '' };
}

/** The limit of unpaid orders that the first error names, an addition of our own backend. */
function limitIn({ body }: CallResponse): { readonly limit?: UnpaidLimit } {
  const [first] = isRecord(body) ? records(body.errors) : [];
  const { unpaid_limit: kind, until } = first && isRecord(first.extensions) ? first.extensions : {};
  if (!isUnpaidLimitKind(kind)) return {};
  const instant = typeof until === 'string' ? Date.parse(until) : Number.NaN;
  return { limit: { kind, until: Number.isNaN(instant) ? null : instant } };
}
