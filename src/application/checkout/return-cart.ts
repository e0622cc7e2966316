import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { AuthSession } from '../ports/auth-session';
import type { CartSession } from '../ports/cart-session';
import type { Carts } from '../ports/carts';
import type { CustomerCarts } from '../ports/customer-carts';
import type { Failure } from '../ports/failures';
import type { PendingPayments } from '../ports/pending-payments';

export interface ReturnCartDeps {
  readonly carts: Pick<Carts, 'find'>;
  readonly paying: PendingPayments;
  readonly cartSession: CartSession;
  /** For signed-in customers a guest cart is merged. */
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly customerCarts: Pick<CustomerCarts, 'merge'>;
}

/** A cart with items that is not the active one. */
export interface FailedPaymentCart {
  readonly cartId: string;
  readonly quantity: number;
}

/** Restores a cart whose payment failed; returns it if it stays beside an active cart with items of its own. */
export type ReturnCart = (cartId: string) => Promise<Result<FailedPaymentCart | null, Failure>>;

/** Activates the cart if the active one is empty, or merges it after sign-in; a cart that cannot be read now stays pending. */
export function makeReturnCart(deps: ReturnCartDeps): ReturnCart {
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
    if (active.ok) return ok(active.value.items.length > 0);
    if (active.reason.kind === 'not-found') return ok(false);
    // Either a guest cart not merged yet after sign-in, or a customer cart after sign-out.
    return active.reason.kind === 'unauthorised' ? ok(authSession.isSignedIn()) : active;
  };

  return async (cartId) => {
    const back = await carts.find(cartId);
    if (!back.ok && back.reason.kind === 'unauthorised') return mergeIntoOwn(cartId);
    if (!back.ok && back.reason.kind !== 'not-found') return back;
    if (back.ok && back.value.items.length > 0 && cartSession.cartId() !== cartId) {
      const hasItems = await hasActiveItems(cartSession.cartId());
      if (!hasItems.ok) return hasItems;
      if (hasItems.value) return ok({ cartId, quantity: back.value.totalQuantity });
      cartSession.rememberCart(cartId);
    }
    paying.forget(cartId);
    return ok(null);
  };
}
