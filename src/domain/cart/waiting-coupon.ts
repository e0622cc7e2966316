import type { Cart } from './cart';

type Coupons = Pick<Cart, 'id' | 'coupon' | 'waitingCoupon'>;

/** Whether a coupon is gone from a cart, and is not kept for later either. */
export function hasLostCoupon(before: Coupons, { id, coupon, waitingCoupon }: Coupons): boolean {
  return before.id === id && before.coupon !== null && coupon === null && waitingCoupon === null;
}
