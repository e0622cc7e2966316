import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { VisitorMemory } from '../ports/visitor-memory';
import { cartInHand, forgetCart } from './cart-in-hand';

export interface LoadCartDeps {
  readonly carts: Pick<Carts, 'create' | 'find'>;
  readonly visitor: VisitorMemory;
}

/** The visitor's cart, which there is from then on. */
export type LoadCart = () => Promise<Result<Cart, Failure>>;

/**
 * S4-36, S4-39, S8-13. A cart that the shop does not know any more is forgotten, and a new one stands in its place. Any
 * other failure keeps it: a shop that cannot be reached has lost nothing.
 */
export function makeLoadCart({ carts, visitor }: LoadCartDeps): LoadCart {
  const load = async (): Promise<Result<Cart, Failure>> => {
    const cartId = await cartInHand({ carts, visitor });
    return cartId.ok ? carts.find(cartId.value) : cartId;
  };
  return async () => {
    const remembered = visitor.cartId();
    const cart = await load();
    if (cart.ok || remembered === null || cart.reason.kind !== 'not-found') return cart;
    forgetCart(visitor, remembered);
    return load();
  };
}
