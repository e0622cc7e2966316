import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';
import { withRememberedCart } from './active-cart';

export interface ApplyCouponDeps {
  readonly carts: Pick<Carts, 'applyCoupon' | 'removeCoupon'>;
  readonly cartSession: CartSession;
}

/** Returns the cart with the coupon, or with none if `code` is empty; a refused code leaves the cart unchanged. */
export type ApplyCoupon = (code: string) => Promise<Result<Cart, Failure>>;

export function makeApplyCoupon({ carts, cartSession }: ApplyCouponDeps): ApplyCoupon {
  return (code) =>
    withRememberedCart(cartSession, (cartId) => {
      const trimmed = code.trim();
      return trimmed === '' ? carts.removeCoupon(cartId) : carts.applyCoupon(cartId, trimmed);
    });
}
