import type { Migration } from '../migrate';

/** A coupon stays on its cart while the cart is below its minimum; `coupon_waits` once the total without it has been shown. */
export const waitingCoupons: Migration = {
  name: '0052-waiting-coupons',
  statements: () => [
    `ALTER TABLE carts ADD COLUMN coupon_waits integer NOT NULL DEFAULT 0 CHECK (coupon_waits IN (0, 1))`,
  ],
};
