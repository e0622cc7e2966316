import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { withRememberedCart } from './active-cart';

export interface ApplyCouponDeps {
  readonly carts: Pick<Carts, 'applyCoupon' | 'removeCoupon'>;
  readonly visitor: CartSession;
}

/** The cart with the coupon, or without any when `code` is empty. A code that is refused leaves the cart as it is. */
export type ApplyCoupon = (code: string) => Promise<Result<Cart, Failure>>;

/** S5-23, S8-14. */
export function makeApplyCoupon({ carts, visitor }: ApplyCouponDeps): ApplyCoupon {
  return (code) =>
    withRememberedCart(visitor, (cartId) => {
      const asked = code.trim();
      return asked === '' ? carts.removeCoupon(cartId) : carts.applyCoupon(cartId, asked);
    });
}
