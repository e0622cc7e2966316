import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { CartSession } from '../ports/cart-session';
import type { Carts } from '../ports/carts';
import type { CustomerCarts } from '../ports/customer-carts';
import type { Failure } from '../ports/failures';
import type { PendingPayments } from '../ports/pending-payments';

export interface ReturnCartDeps {
  readonly carts: Pick<Carts, 'find'>;
  readonly paying: PendingPayments;
  readonly visitor: CartSession;
  /** Left out where nobody can be signed in. */
  readonly customer?: {
    isSignedIn(): boolean | Promise<boolean>;
    readonly carts: Pick<CustomerCarts, 'merge'>;
  };
}

/** A cart with items in it that is not the active one. */
export interface AsideCart {
  readonly cartId: string;
  readonly quantity: number;
}

/** Gives back a cart whose order was not paid. Null unless it stays beside an active cart with items of its own. */
export type ReturnCart = (cartId: string) => Promise<Result<AsideCart | null, Failure>>;

/**
 * Makes it the active cart unless that holds items, and merges a guest's into the cart of a customer who has signed in since
 * (S4-24). Its pending payment is forgotten once nothing is left to do; what cannot be read now is kept.
 */
export function makeReturnCart({ carts, paying, visitor, customer }: ReturnCartDeps): ReturnCart {
  const isSignedIn = async (): Promise<boolean> => (await customer?.isSignedIn()) ?? false;

  const mergeIntoOwn = async (cartId: string): Promise<Result<null, Failure>> => {
    if (customer === undefined || !(await isSignedIn())) return ok(null);
    const activeId = visitor.cartId();
    const own = await customer.carts.merge(cartId);
    // Another active cart is a guest's that is still to be merged, or the customer's own.
    if (own.ok && (activeId === null || activeId === cartId)) visitor.rememberCart(own.value.id);
    if (own.ok || own.reason.kind === 'not-found') paying.forget(cartId);
    return !own.ok && isTransientFailure(own.reason) ? own : ok(null);
  };

  const holdsItems = async (activeId: string | null): Promise<Result<boolean, Failure>> => {
    if (activeId === null) return ok(false);
    const active = await carts.find(activeId);
    if (active.ok) return ok(active.value.items.length > 0);
    if (active.reason.kind === 'not-found') return ok(false);
    // A guest's that was not merged at the sign-in; or a customer's after signing out.
    return active.reason.kind === 'unauthorised' ? ok(await isSignedIn()) : active;
  };

  return async (cartId) => {
    const back = await carts.find(cartId);
    if (!back.ok && back.reason.kind === 'unauthorised') return mergeIntoOwn(cartId);
    if (!back.ok && back.reason.kind !== 'not-found') return back;
    if (back.ok && back.value.items.length > 0 && visitor.cartId() !== cartId) {
      const kept = await holdsItems(visitor.cartId());
      if (!kept.ok) return kept;
      if (kept.value) return ok({ cartId, quantity: back.value.totalQuantity });
      visitor.rememberCart(cartId);
    }
    paying.forget(cartId);
    return ok(null);
  };
}
