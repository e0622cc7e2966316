import { isEmptyCart } from '../../domain/cart/is-empty-cart';
import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure, type Failure } from '../ports/failures';
import type { AuthSession, CartSession, PendingPayments } from '../ports/session';
import type { Carts, CustomerCarts } from '../ports/cart';
import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { forgetCart } from '../cart/active-cart';
import type { Payments } from '../ports/checkout';

interface ReturnCartDeps {
  readonly carts: Pick<Carts, 'find'>;
  readonly paying: PendingPayments;
  readonly cartSession: CartSession;
  /** For signed-in customers a guest cart is merged. */
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly customerCarts: Pick<CustomerCarts, 'merge'>;
}

/** A cart with items that is not the active one. */
interface FailedPaymentCart {
  readonly cartId: string;
  readonly quantity: number;
}

/** Restores a cart whose payment failed; returns it if it stays beside an active cart with items of its own. */
export type ReturnCart = (cartId: string) => Promise<Result<FailedPaymentCart | null, Failure>>;

/** Activates the cart if the active one is empty, or merges it after sign-in; a cart that cannot be read now stays pending. */
function makeReturnCart(deps: ReturnCartDeps): ReturnCart {
  const { carts, paying, cartSession, authSession, customerCarts } = deps;

  const mergeIntoOwn = async (cartId: string): Promise<Result<null, Failure>> => {
    if (!authSession.isSignedIn()) return ok(null);
    const activeId = cartSession.cartId();
    const own = await customerCarts.merge(cartId);
    // Any other active cart is the customer's own, or a guest cart that is merged when it is loaded.
    if (own.ok && (activeId === null || activeId === cartId)) cartSession.rememberCart(own.value.id);
    if (own.ok || own.reason.kind === 'not-found') paying.forget(cartId);
    return !own.ok && isTransientFailure(own.reason) ? own : ok(null);
  };

  const hasActiveItems = async (activeId: string | null): Promise<Result<boolean, Failure>> => {
    if (activeId === null) return ok(false);
    const active = await carts.find(activeId);
    if (active.ok) return ok(!isEmptyCart(active.value));
    if (active.reason.kind === 'not-found') return ok(false);
    // Either a guest cart not merged yet after sign-in, or a customer cart after sign-out.
    return active.reason.kind === 'unauthorised' ? ok(authSession.isSignedIn()) : active;
  };

  return async (cartId) => {
    const back = await carts.find(cartId);
    if (!back.ok && back.reason.kind === 'unauthorised') return mergeIntoOwn(cartId);
    if (!back.ok && back.reason.kind !== 'not-found') return back;
    if (back.ok && !isEmptyCart(back.value) && cartSession.cartId() !== cartId) {
      const hasItems = await hasActiveItems(cartSession.cartId());
      if (!hasItems.ok) return hasItems;
      if (hasItems.value) return ok({ cartId, quantity: back.value.totalQuantity });
      cartSession.rememberCart(cartId);
    }
    paying.forget(cartId);
    return ok(null);
  };
}

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
  /** The cart whose payment failed, if the active cart has items of its own; see `MergeUnpaidCart`. */
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
