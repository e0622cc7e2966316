import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { ok, type Result } from '../../domain/shared/result';
import { forgetCart } from '../cart/active-cart';
import type { Failure } from '../ports/failures';
import type { Payments } from '../ports/payments';
import { paymentToTell, type KnownPayment } from './payment-to-tell';
import { makeReturnCart, type AsideCart, type ReturnCartDeps } from './return-cart';

export interface FollowPaymentDeps extends ReturnCartDeps {
  readonly payments: Payments;
}

/** What to show a visitor who was sent to a payment page. */
export interface PaymentStatus {
  /** Id of the ordered cart; null if no payment is pending. */
  readonly cartId: string | null;
  /** Null if no payment is pending or the shop knows of none. */
  readonly payment: Payment | null;
  /** True if the ordered cart is the active one; it is empty while its payment is open. */
  readonly isActive: boolean;
  /** Another cart with items, if the active cart has items of its own. */
  readonly aside: AsideCart | null;
}

/** The status without a pending payment. */
export const NO_PAYMENT_STATUS: PaymentStatus = { cartId: null, payment: null, isActive: false, aside: null };

/** Reads the status of the pending payments and updates the carts accordingly. */
export type FollowPayment = () => Promise<Result<PaymentStatus, Failure>>;

/** Forgets paid carts and reactivates failed ones, or returns one as `aside` if the active cart has items; failures change nothing. */
export function makeFollowPayment(deps: FollowPaymentDeps): FollowPayment {
  const { paying, visitor } = deps;
  const returnCart = makeReturnCart(deps);
  return async () => {
    const read = await readPayments(deps);
    if (!read.ok) return read;
    const shown = paymentToTell(read.value);
    if (shown === undefined) return ok(NO_PAYMENT_STATUS);
    const status = { ...shown, isActive: visitor.cartId() === shown.cartId, aside: null };
    for (const { cartId, payment } of read.value) {
      if (payment?.kind !== 'paid') continue;
      forgetCart(visitor, cartId);
      paying.forgetPaying(cartId);
    }
    if (shown.payment !== null && isPaymentOpen(shown.payment)) return ok(status);
    let aside: AsideCart | null = null;
    for (const { cartId, payment } of read.value) {
      // Without a known payment, the order for the active cart may still be on its way.
      const isKept = payment === null ? visitor.cartId() === cartId : payment.kind === 'paid';
      if (isKept) continue;
      const returned = await returnCart(cartId);
      if (!returned.ok) return returned;
      aside ??= returned.value;
    }
    return ok({ ...status, aside });
  };
}

async function readPayments(deps: FollowPaymentDeps): Promise<Result<readonly KnownPayment[], Failure>> {
  const { payments, paying, customer } = deps;
  const known: KnownPayment[] = [];
  for (const cartId of paying.payingCarts()) {
    const read = await payments.ofCart(cartId);
    if (read.ok) known.push({ cartId, payment: read.value });
    else if (read.reason.kind !== 'unauthorised') return read;
    // Refused to a signed-in visitor: another customer's. Refused to a guest: kept until its customer signs in.
    else if ((await customer?.isSignedIn()) === true) paying.forgetPaying(cartId);
  }
  return ok(known);
}
