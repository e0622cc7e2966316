import type { Cart } from '../../domain/cart/cart';
import { refuse, type Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface ActiveCartDeps {
  readonly carts: Pick<Carts, 'open'>;
  readonly visitor: CartSession;
}

/** Carts being made at this moment: two quick taps must not make two, for the things in one of them would be lost. */
const beingMade = new WeakMap<CartSession, Promise<Result<string, Failure>>>();

/** S4-36, S4-40. The id of the visitor's cart; without one a real cart is made and remembered first. */
export async function activeCartId({ carts, visitor }: ActiveCartDeps): Promise<Result<string, Failure>> {
  const known = visitor.cartId();
  if (known !== null) return { ok: true, value: known };
  const running = beingMade.get(visitor);
  if (running !== undefined) return running;
  const made = make(carts, visitor).finally(() => beingMade.delete(visitor));
  beingMade.set(visitor, made);
  return made;
}

async function make(carts: Pick<Carts, 'open'>, visitor: CartSession): Promise<Result<string, Failure>> {
  const opened = await carts.open();
  if (opened.ok) visitor.rememberCart(opened.value);
  return opened;
}

/**
 * Hands on what was answered of the cart that went by `cartId`. When it goes by another id from now on, the visitor's
 * memory goes along, unless another cart has taken its place meanwhile.
 */
export function rememberCartId<Reason>(
  visitor: CartSession,
  cartId: string,
  answer: Result<Cart, Reason>,
): Result<Cart, Reason> {
  if (answer.ok && answer.value.id !== cartId && visitor.cartId() === cartId) visitor.rememberCart(answer.value.id);
  return answer;
}

/** S4-39. Forgets a cart that is no more, unless another has taken its place meanwhile. */
export function forgetCart(visitor: CartSession, cartId: string): void {
  if (visitor.cartId() === cartId) visitor.forgetCart();
}

/**
 * Does `work` on the visitor's cart and makes none: whoever changes a cart or checks out has one. Without a cart the
 * answer is `not-found`, as it is for a cart that the shop does not know any more.
 */
export async function withCart<Value>(
  visitor: CartSession,
  work: (cartId: string) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const cartId = visitor.cartId();
  return cartId === null ? refuse({ kind: 'not-found', message: '' }) : work(cartId);
}

/** As `withCart`, for work that answers the cart itself: its id is the remembered one from then on. */
export function withRememberedCart(
  visitor: CartSession,
  work: (cartId: string) => Promise<Result<Cart, Failure>>,
): Promise<Result<Cart, Failure>> {
  return withCart(visitor, async (cartId) => rememberCartId(visitor, cartId, await work(cartId)));
}
