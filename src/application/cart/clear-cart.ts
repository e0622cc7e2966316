import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import { makeLoadCart, type LoadCartDeps } from './load-cart';

/** Replaces the active cart with a new one. */
export type ClearCart = () => Promise<Result<Cart, Failure>>;

/** Forgets the old cart even if no new one can be created now. */
export function makeClearCart(deps: LoadCartDeps): ClearCart {
  const loadCart = makeLoadCart(deps);
  return () => {
    deps.cartSession.forgetCart();
    return loadCart();
  };
}
