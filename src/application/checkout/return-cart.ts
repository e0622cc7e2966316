import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure } from '../is-transient-failure';
import type { Carts } from '../ports/carts';
import type { CustomerCarts } from '../ports/customer-carts';
import type { Failure } from '../ports/failures';
import type { PendingPayments } from '../ports/pending-payments';
import type { CartSession } from '../ports/cart-session';

export interface ReturnCartDeps {
  readonly carts: Pick<Carts, 'find'>;
  readonly paying: PendingPayments;
  readonly visitor: CartSession;
  /** For signed-in customers a guest cart is merged. */
  readonly customer?: {
    isSignedIn(): boolean | Promise<boolean>;
    readonly carts: Pick<CustomerCarts, 'merge'>;
  };
}

/** A cart with items that is not the active one. */
export interface AsideCart {
  readonly cartId: string;
  readonly quantity: number;
}

/** Restores a cart whose order failed; returns null if it is active again, merged or gone. */
export type ReturnCart = (cartId: string) => Promise<Result<AsideCart | null, Failure>>;

/** Activates the cart if the active one is empty, or merges it after sign-in; a cart that cannot be read now stays pending. */
export function makeReturnCart({ carts, paying, visitor, customer }: ReturnCartDeps): ReturnCart {
  const isSignedIn = async (): Promise<boolean> => (await customer?.isSignedIn()) ?? false;

  const merge = async (cartId: string): Promise<Result<null, Failure>> => {
    if (customer === undefined || !(await isSignedIn())) return ok(null);
    const own = await customer.carts.merge(cartId);
    if (own.ok) visitor.rememberCart(own.value.id);
    if (own.ok || own.reason.kind === 'not-found') paying.forgetPaying(cartId);
    return !own.ok && isTransientFailure(own.reason) ? own : ok(null);
  };

  const hasActiveItems = async (activeId: string | null): Promise<Result<boolean, Failure>> => {
    if (activeId === null) return ok(false);
    const active = await carts.find(activeId);
    if (active.ok) return ok(active.value.items.length > 0);
    if (active.reason.kind === 'not-found') return ok(false);
    // Either a guest cart not merged yet after sign-in, or a customer cart after sign-out.
    return active.reason.kind === 'unauthorised' ? ok(await isSignedIn()) : active;
  };

  const activate = async (cart: Cart, cartId: string): Promise<Result<AsideCart | null, Failure>> => {
    const activeId = visitor.cartId();
    if (activeId !== cartId) {
      const hasItems = await hasActiveItems(activeId);
      if (!hasItems.ok) return hasItems;
      if (hasItems.value) return ok({ cartId, quantity: cart.totalQuantity });
      visitor.rememberCart(cartId);
    }
    paying.forgetPaying(cartId);
    return ok(null);
  };

  return async (cartId) => {
    const back = await carts.find(cartId);
    if (back.ok && back.value.items.length > 0) return activate(back.value, cartId);
    if (!back.ok && back.reason.kind === 'unauthorised') return merge(cartId);
    if (!back.ok && back.reason.kind !== 'not-found') return back;
    paying.forgetPaying(cartId);
    return ok(null);
  };
}
