import type { Migration } from '../migrate';

/** Coupons of a fixed amount, with a minimum subtotal and limits in total and per customer. */
export const coupons: Migration = {
  name: '0005-coupons',
  statements: () => [
    `ALTER TABLE coupons ADD COLUMN kind text NOT NULL DEFAULT 'percent' CHECK (kind IN ('percent', 'fixed'))`,
    `ALTER TABLE coupons ADD COLUMN pence integer NOT NULL DEFAULT 0 CHECK (pence >= 0)`,
    `ALTER TABLE coupons ADD COLUMN least_pence integer NOT NULL DEFAULT 0 CHECK (least_pence >= 0)`,
    `ALTER TABLE coupons ADD COLUMN most_uses integer CHECK (most_uses > 0)`,
    `ALTER TABLE coupons ADD COLUMN most_uses_each integer CHECK (most_uses_each > 0)`,
    `ALTER TABLE coupons ADD COLUMN uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0)`,
    `CREATE TABLE coupon_uses (
      order_id integer PRIMARY KEY REFERENCES orders (id), coupon_id integer NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
      customer text NOT NULL)`,
    `CREATE INDEX coupon_uses_customer ON coupon_uses (coupon_id, customer)`,
  ],
};
