import type { Cart } from '../../domain/cart/cart';
import { refuse, type Result } from '../../domain/shared/result';
import type { AuthSession, CartSession, PendingPayments } from '../ports/session';
import type { Carts, CustomerCarts } from '../ports/cart';
import type { Failure } from '../ports/failures';

export interface MergeUnpaidCartDeps {
  readonly carts: Pick<Carts, 'find' | 'merge'>;
  readonly paying: PendingPayments;
  readonly cartSession: CartSession;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly customerCarts: Pick<CustomerCarts, 'merge'>;
}

/** Moves all lines of the pending cart, whose payment failed, into the active cart. Any other source is `not-found`. */
export type MergeUnpaidCart = (sourceCartId: string | null) => Promise<Result<Cart, Failure>>;

/** Forgets the pending payment on success, so that a repeated request adds nothing. */
export function makeMergeUnpaidCart(deps: MergeUnpaidCartDeps): MergeUnpaidCart {
  const { carts, paying, cartSession, authSession, customerCarts } = deps;

  /** After sign-in the source or the active cart may still be a guest cart, which only `CustomerCarts.merge` can read. */
  const mergeInto = async (activeId: string, sourceCartId: string): Promise<Result<Cart, Failure>> => {
    const merged = await carts.merge(sourceCartId, activeId);
    if (merged.ok || merged.reason.kind !== 'unauthorised') return merged;
    if (!authSession.isSignedIn()) return merged;
    const own = await customerCarts.merge(activeId);
    return own.ok && own.value.id !== sourceCartId ? customerCarts.merge(sourceCartId) : own;
  };
  return async (sourceCartId) => {
    if (sourceCartId === null || paying.cartId() !== sourceCartId) return refuse({ kind: 'not-found', message: '' });
    const activeId = cartSession.cartId();
    const isAlone = activeId === null || activeId === sourceCartId;
    const merged = await (isAlone ? carts.find(sourceCartId) : mergeInto(activeId, sourceCartId));
    if (!merged.ok) return merged;
    cartSession.rememberCart(merged.value.id);
    paying.forget(sourceCartId);
    return merged;
  };
}
