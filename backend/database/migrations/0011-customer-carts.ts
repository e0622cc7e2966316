import type { Migration } from '../migrate';

/** Whose a cart and an order are. A customer has one open cart at most, whatever arrives at once. */
export const customerCarts: Migration = {
  name: '0011-customer-carts',
  statements: () => [
    `ALTER TABLE carts ADD COLUMN customer_id integer REFERENCES customers (id) ON DELETE CASCADE`,
    `CREATE UNIQUE INDEX carts_open_of_customer ON carts (customer_id) WHERE active = 1`,
    `ALTER TABLE orders ADD COLUMN customer_id integer REFERENCES customers (id) ON DELETE SET NULL`,
    `CREATE INDEX orders_customer ON orders (customer_id, id)`,
    // Hundredths of a per cent. Orders from before it was kept do not say it.
    `ALTER TABLE order_lines ADD COLUMN vat_rate integer`,
  ],
};
