import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { ok, type Result } from '../../domain/shared/result';
import { forgetCart } from '../cart/active-cart';
import type { Failure } from '../ports/failures';
import type { Payments } from '../ports/payments';
import { makeReturnCart, type FailedPaymentCart, type ReturnCartDeps } from './return-cart';

export interface FollowPaymentDeps extends ReturnCartDeps {
  readonly payments: Payments;
}

/** The status of this browser's pending payment. */
export interface PaymentStatus {
  /** Id of the ordered cart; null if no payment is pending. */
  readonly cartId: string | null;
  /** Null if no payment is pending or the shop knows of none. */
  readonly payment: Payment | null;
  /** True if the ordered cart is the active one; it cannot be read while its payment is open. */
  readonly isActive: boolean;
  /** The cart whose payment failed, if the active cart has items of its own; see `MergeCarts`. */
  readonly aside: FailedPaymentCart | null;
}

/** The status without a pending payment. */
export const NO_PAYMENT_STATUS: PaymentStatus = { cartId: null, payment: null, isActive: false, aside: null };

/** Reads the status of the pending payment and updates the active cart accordingly. */
export type FollowPayment = () => Promise<Result<PaymentStatus, Failure>>;

/**
 * Forgets the cart of a valid order and reactivates a failed one, or returns it as `aside` if the active cart has
 * items; failures change nothing.
 */
export function makeFollowPayment(deps: FollowPaymentDeps): FollowPayment {
  const { payments, paying, cartSession, authSession } = deps;
  const returnCart = makeReturnCart(deps);
  return async () => {
    const cartId = paying.cartId();
    if (cartId === null) return ok(NO_PAYMENT_STATUS);
    const read = await payments.ofCart(cartId);
    if (!read.ok) {
      if (read.reason.kind !== 'unauthorised') return read;
      // Refused to a signed-in visitor: another customer's. Refused to a guest: kept until its customer signs in.
      if (authSession.isSignedIn()) paying.forget(cartId);
      return ok(NO_PAYMENT_STATUS);
    }
    const payment = read.value;
    const status = { cartId, payment, isActive: cartSession.cartId() === cartId, aside: null };
    // Without a known payment, the order for the active cart may still be on its way.
    const isUndecided = payment === null ? status.isActive : isPaymentOpen(payment);
    if (isUndecided) return ok(status);
    if (payment?.kind === 'paid' || payment?.kind === 'awaited') {
      forgetCart(cartSession, cartId);
      paying.forget(cartId);
      return ok(status);
    }
    const returned = await returnCart(cartId);
    return returned.ok ? ok({ ...status, aside: returned.value }) : returned;
  };
}
