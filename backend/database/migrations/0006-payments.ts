import type { Migration } from '../migrate';

/** Payments on the bank's page: attempts, the stock to return when they fail, and the signing key. */
export const payments: Migration = {
  name: '0006-payments',
  statements: () => [
    `CREATE TABLE payment_attempts (
      id text PRIMARY KEY, order_id integer NOT NULL UNIQUE REFERENCES orders (id), cart_id text NOT NULL,
      state text NOT NULL, amount integer NOT NULL CHECK (amount > 0), currency text NOT NULL, created_at text NOT NULL,
      expires_at text NOT NULL, finished_at text)`,
    `CREATE INDEX payment_attempts_cart ON payment_attempts (cart_id, created_at)`,
    `CREATE INDEX payment_attempts_open ON payment_attempts (state, expires_at)`,
    `CREATE TABLE order_stock (
      order_id integer NOT NULL REFERENCES orders (id), product_id integer NOT NULL, pieces integer NOT NULL,
      PRIMARY KEY (order_id, product_id))`,
    `CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)`,
    // Listed before the florist's other methods; available only with a bank page.
    `INSERT INTO payment_methods (code, title, position) VALUES ('bankpage', 'Card, on the bank’s page', -1)`,
  ],
};
