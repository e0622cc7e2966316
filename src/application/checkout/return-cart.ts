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
  /** Who is signed in takes over what a guest's cart holds; left out where nobody can be. */
  readonly customer?: {
    isSignedIn(): boolean | Promise<boolean>;
    readonly carts: Pick<CustomerCarts, 'merge'>;
  };
}

/** A cart that lies beside the one in hand. */
export interface AsideCart {
  readonly cartId: string;
  readonly quantity: number;
}

/** Gives back a cart whose order came to nothing. Null when there is none aside: it is in hand, or it is no more. */
export type ReturnCart = (cartId: string) => Promise<Result<AsideCart | null, Failure>>;

/**
 * It comes into the hand when that is empty, and into the customer's own cart when it was a guest's who has signed in since
 * (S4-24). It is looked for no more when it is in hand, empty or gone; one that may not be had now is kept.
 */
export function makeReturnCart({ carts, paying, visitor, customer }: ReturnCartDeps): ReturnCart {
  const isSignedIn = async (): Promise<boolean> => (await customer?.isSignedIn()) ?? false;

  const merge = async (cartId: string): Promise<Result<null, Failure>> => {
    if (customer === undefined || !(await isSignedIn())) return ok(null);
    const own = await customer.carts.merge(cartId);
    if (own.ok) visitor.rememberCart(own.value.id);
    if (own.ok || own.reason.kind === 'not-found') paying.forgetPaying(cartId);
    return !own.ok && isTransientFailure(own.reason) ? own : ok(null);
  };

  /** True when the hand holds goods that must not make way. */
  const isHandFull = async (activeId: string | null): Promise<Result<boolean, Failure>> => {
    if (activeId === null) return ok(false);
    const held = await carts.find(activeId);
    if (held.ok) return ok(held.value.items.length > 0);
    if (held.reason.kind === 'not-found') return ok(false);
    // A guest's, that was not merged yet when its customer signed in; or a customer's, who has signed out.
    return held.reason.kind === 'unauthorised' ? ok(await isSignedIn()) : held;
  };

  const intoHand = async (cart: Cart, cartId: string): Promise<Result<AsideCart | null, Failure>> => {
    const activeId = visitor.cartId();
    if (activeId !== cartId) {
      const full = await isHandFull(activeId);
      if (!full.ok) return full;
      if (full.value) return ok({ cartId, quantity: cart.totalQuantity });
      visitor.rememberCart(cartId);
    }
    paying.forgetPaying(cartId);
    return ok(null);
  };

  return async (cartId) => {
    const back = await carts.find(cartId);
    if (back.ok && back.value.items.length > 0) return intoHand(back.value, cartId);
    if (!back.ok && back.reason.kind === 'unauthorised') return merge(cartId);
    if (!back.ok && back.reason.kind !== 'not-found') return back;
    paying.forgetPaying(cartId);
    return ok(null);
  };
}
