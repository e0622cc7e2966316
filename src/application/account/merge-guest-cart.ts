import type { Cart } from '../../domain/cart/cart';
import { quantityOf } from '../../domain/cart/merge-shortfalls';
import { ok, type Result } from '../../domain/shared/result';
import { isTransientFailure, type Failure } from '../ports/failures';
import type { Carts, CustomerCarts } from '../ports/cart';
import { logFailure, type Log } from '../ports/system';
import type { AuthSession, CartSession, DoubtfulLine, FlashMessages, LeftGuestCart } from '../ports/session';
import { isCartGone } from '../cart/active-cart';
import type { LoadCart } from '../cart/load-cart';
import { allLater, moveGuestLines, type TakenGuestCart } from './move-guest-lines';

export interface MergeGuestCartDeps {
  readonly carts: Pick<Carts, 'addLine'>;
  readonly customerCarts: CustomerCarts;
  readonly cartSession: Pick<CartSession, 'cartId' | 'rememberCart' | 'leftGuestCart' | 'leaveGuestCart'>;
  readonly notices: Pick<FlashMessages, 'leave'>;
  readonly log: Log;
}

/** `own` is the customer's cart before. */
type OnTaken = (own: Cart, taken: TakenGuestCart) => void;

/** Returns the signed-in customer's cart and remembers its id. `onTaken` is called if there was a guest's cart to merge into it. */
export type MergeGuestCart = (onTaken?: OnTaken) => Promise<Result<Cart, Failure>>;

// Two tabs must share one merge, or a line would be added twice.
const running = new Map<string, Promise<TakenGuestCart>>();

/**
 * Merges an active guest cart into the customer's cart. If the backend refuses that, its lines are added one by one, and the
 * guest's cart is remembered as long as anything is left in it.
 */
export function makeMergeGuestCart(deps: MergeGuestCartDeps): MergeGuestCart {
  const { customerCarts, cartSession, notices } = deps;
  const take = (guest: GuestCart, own: Cart): Promise<TakenGuestCart> => {
    const key = JSON.stringify([guest.cartId, own.id]);
    const taking = running.get(key) ?? takeGuestCart(deps, guest, own).finally(() => running.delete(key));
    running.set(key, taking);
    return taking;
  };
  return async (onTaken) => {
    // Read first: the response may set a cookie that replaces the guest cart with the customer cart.
    const [activeId, before] = [cartSession.cartId(), cartSession.leftGuestCart()];
    const own = await customerCarts.own();
    if (!own.ok) return own;
    const guest = guestCartOf(activeId, before, own.value);
    const taken = guest === null ? null : await take(guest, own.value);
    if (taken !== null) {
      if (taken.left !== null || guest?.cartId === before?.cartId) cartSession.leaveGuestCart(taken.left);
      if ((taken.notTaken ?? []).length > 0) notices.leave('cart-reduced');
      onTaken?.(own.value, taken);
    }
    const cart = taken?.cart ?? own.value;
    cartSession.rememberCart(cart.id);
    return ok(cart);
  };
}

interface GuestCart {
  readonly cartId: string;
  readonly doubtful: readonly DoubtfulLine[];
}

/** The guest's cart to take: one of which something is left, or the active one, if it is not the customer's. */
function guestCartOf(activeId: string | null, left: LeftGuestCart | null, own: Cart): GuestCart | null {
  if (left !== null && (left.doubtful !== null || left.cartId === activeId)) {
    return { cartId: left.cartId, doubtful: left.doubtful ?? [] };
  }
  return activeId === null || activeId === own.id ? null : { cartId: activeId, doubtful: [] };
}

async function takeGuestCart(deps: MergeGuestCartDeps, guest: GuestCart, own: Cart): Promise<TakenGuestCart> {
  const { customerCarts, log } = deps;
  for (const { uid, sku, taken } of guest.doubtful) {
    if (quantityOf(own, sku) < taken) continue;
    const removed = await customerCarts.removeGuestLine(guest.cartId, uid);
    if (!removed.ok && !isCartGone(removed.reason)) return allLater(own, guest.cartId, guest.doubtful);
  }
  const merged = await customerCarts.merge(guest.cartId);
  if (merged.ok) return { cart: merged.value, left: null, notTaken: null };
  logFailure(log, 'The cart of a guest who signed in could not be merged', merged.reason);
  if (isAnswered(merged.reason)) return moveGuestLines(deps, guest.cartId, own);
  // Safe to repeat: a merge that has succeeded already is refused.
  const again = await customerCarts.merge(guest.cartId);
  if (again.ok) return { cart: again.value, left: null, notTaken: null };
  const now = isAnswered(again.reason) ? await customerCarts.own() : again;
  return now.ok ? moveGuestLines(deps, guest.cartId, now.value) : allLater(own, guest.cartId);
}

/** Whether the backend has decided. Otherwise the merge may still be executed, and lines that are added now could be doubled. */
function isAnswered(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return failure.status !== null && failure.status < 502;
  return !isTransientFailure(failure);
}

export interface LoadCustomerCartDeps {
  readonly mergeGuestCart: MergeGuestCart;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly loadGuestCart: LoadCart;
}

/** Loads the customer cart of a signed-in customer, and the guest cart of other visitors. */
export function makeLoadCustomerCart({ mergeGuestCart, authSession, loadGuestCart }: LoadCustomerCartDeps): LoadCart {
  return () => (authSession.isSignedIn() ? mergeGuestCart() : loadGuestCart());
}
