import type { Migration } from '../migrate';

/** The customer of a cart and of an order. A customer has at most one open cart, also under concurrent requests. */
export const customerCarts: Migration = {
  name: '0011-customer-carts',
  statements: () => [
    `ALTER TABLE carts ADD COLUMN customer_id integer REFERENCES customers (id) ON DELETE CASCADE`,
    `CREATE UNIQUE INDEX carts_open_of_customer ON carts (customer_id) WHERE active = 1`,
    `ALTER TABLE orders ADD COLUMN customer_id integer REFERENCES customers (id) ON DELETE SET NULL`,
    `CREATE INDEX orders_customer ON orders (customer_id, id)`,
    // Hundredths of a per cent; null in older orders.
    `ALTER TABLE order_lines ADD COLUMN vat_rate integer`,
  ],
};
