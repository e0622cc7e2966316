import type { Migration } from '../migrate';

/** Presses of order buttons, by their keys: which order one became, or that it can become none any more. */
export const orderAttempts: Migration = {
  name: '0050-order-attempts',
  statements: () => [
    `CREATE TABLE order_attempts (
      attempt_key text PRIMARY KEY, cart_id text NOT NULL, order_id integer REFERENCES orders (id), network text,
      at text NOT NULL)`,
    `CREATE INDEX order_attempts_order ON order_attempts (order_id)`,
    `CREATE INDEX order_attempts_cart ON order_attempts (cart_id, at)`,
    `CREATE INDEX order_attempts_network ON order_attempts (network, at)`,
    `CREATE INDEX order_attempts_at ON order_attempts (at)`,
  ],
};
