import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import { makeLoadCart, type LoadCartDeps } from './load-cart';

/** A fresh cart in the place of the old one. */
export type ClearCart = () => Promise<Result<Cart, Failure>>;

/** S4-41. The old cart is forgotten even when no new one can be had at the moment. */
export function makeClearCart(deps: LoadCartDeps): ClearCart {
  const loadCart = makeLoadCart(deps);
  return () => {
    deps.visitor.forgetCart();
    return loadCart();
  };
}
