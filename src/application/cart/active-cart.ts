import type { Cart } from '../../domain/cart/cart';
import { refuse, type Result } from '../../domain/shared/result';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';

export interface ActiveCartDeps {
  readonly carts: Pick<Carts, 'open'>;
  readonly cartSession: CartSession;
}

// Two quick taps must share one new cart, or the items of one would be lost.
const openings = new WeakMap<CartSession, Promise<Result<string, Failure>>>();

/** Returns the id of the active cart, creating and remembering a cart if absent. */
export async function activeCartId({ carts, cartSession }: ActiveCartDeps): Promise<Result<string, Failure>> {
  const known = cartSession.cartId();
  if (known !== null) return { ok: true, value: known };
  const running = openings.get(cartSession);
  if (running !== undefined) return running;
  const opening = open(carts, cartSession).finally(() => openings.delete(cartSession));
  openings.set(cartSession, opening);
  return opening;
}

async function open(carts: Pick<Carts, 'open'>, visitor: CartSession): Promise<Result<string, Failure>> {
  const opened = await carts.open();
  if (opened.ok) visitor.rememberCart(opened.value);
  return opened;
}

/** Remembers the id of the returned cart if it differs from `cartId` and `cartId` is still active; returns the result unchanged. */
export function rememberCartId<Reason>(
  visitor: CartSession,
  cartId: string,
  result: Result<Cart, Reason>,
): Result<Cart, Reason> {
  if (result.ok && result.value.id !== cartId && visitor.cartId() === cartId) visitor.rememberCart(result.value.id);
  return result;
}

/** True if the backend said that there is no such cart, or not for this visitor; other failures leave that open. */
export function isCartGone({ kind }: Pick<Failure, 'kind'>): boolean {
  return kind === 'not-found' || kind === 'unauthorised';
}

/** Forgets the cart if it is still the active one. */
export function forgetCart(visitor: CartSession, cartId: string): void {
  if (visitor.cartId() === cartId) visitor.forgetCart();
}

/** Runs `work` with the active cart id; returns `not-found` without a cart and never creates one. */
export async function withCart<Value>(
  visitor: CartSession,
  work: (cartId: string) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const cartId = visitor.cartId();
  return cartId === null ? refuse({ kind: 'not-found', message: '' }) : work(cartId);
}

/** Like `withCart`, for work that returns the cart, whose id is then remembered. */
export function withRememberedCart(
  visitor: CartSession,
  work: (cartId: string) => Promise<Result<Cart, Failure>>,
): Promise<Result<Cart, Failure>> {
  return withCart(visitor, async (cartId) => rememberCartId(visitor, cartId, await work(cartId)));
}
