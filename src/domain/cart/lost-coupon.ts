import type { Cart } from './cart';

type Coupons = Pick<Cart, 'id' | 'coupon' | 'waitingCoupon'>;

/** Returns the code of a coupon that is gone from a cart and is not kept for later either, else the one `known` before. */
export function lostCoupon(known: string | null, before: Coupons | null, after: Coupons): string | null {
  if (after.coupon !== null) return null;
  const isLost = before?.id === after.id && before.coupon !== null && after.waitingCoupon === null;
  return isLost ? before.coupon : known;
}
