import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { ok, type Result } from '../../domain/shared/result';
import { forgetCart } from '../cart/active-cart';
import type { Failure } from '../ports/failures';
import type { Payments } from '../ports/payments';
import { makeReturnCart, type AsideCart, type ReturnCartDeps } from './return-cart';

export interface FollowPaymentDeps extends ReturnCartDeps {
  readonly payments: Payments;
}

/** How the pending payment of this browser stands. */
export interface PaymentStatus {
  /** Id of the cart that was ordered; null when no payment is pending. */
  readonly cartId: string | null;
  /** Null when no payment is pending, or the shop knows of none. */
  readonly payment: Payment | null;
  /** True when that cart was the active one: while its order waits for its money, it cannot be read. */
  readonly isActive: boolean;
  /** The cart whose payment failed, while the active cart holds items of its own; they can be merged (`MergeCarts`). */
  readonly aside: AsideCart | null;
}

/** No payment is pending. */
export const NO_PAYMENT_STATUS: PaymentStatus = { cartId: null, payment: null, isActive: false, aside: null };

/** Reads how the pending payment stands, and puts the active cart right by it. */
export type FollowPayment = () => Promise<Result<PaymentStatus, Failure>>;

/**
 * Paid: the cart of that order is forgotten. Failed: it is open again, and becomes the active cart unless that holds items.
 * Nothing is forgotten while the outcome is unknown.
 */
export function makeFollowPayment(deps: FollowPaymentDeps): FollowPayment {
  const { payments, paying, visitor, customer } = deps;
  const returnCart = makeReturnCart(deps);
  return async () => {
    const cartId = paying.cartId();
    if (cartId === null) return ok(NO_PAYMENT_STATUS);
    const read = await payments.ofCart(cartId);
    if (!read.ok) {
      if (read.reason.kind !== 'unauthorised') return read;
      // It belongs to another customer, or to this one, who is signed out at the moment and may see it later.
      if ((await customer?.isSignedIn()) === true) paying.forget(cartId);
      return ok(NO_PAYMENT_STATUS);
    }
    const payment = read.value;
    const status = { cartId, payment, isActive: visitor.cartId() === cartId, aside: null };
    // An order that the shop does not know of may still be on its way.
    const isUndecided = payment === null ? status.isActive : isPaymentOpen(payment);
    if (isUndecided) return ok(status);
    if (payment?.kind === 'paid') {
      forgetCart(visitor, cartId);
      paying.forget(cartId);
      return ok(status);
    }
    const returned = await returnCart(cartId);
    return returned.ok ? ok({ ...status, aside: returned.value }) : returned;
  };
}
