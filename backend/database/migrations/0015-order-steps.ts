import type { Migration } from '../migrate';

/** The steps of an order with their times. The unique key prevents a step from being taken twice. */
export const orderSteps: Migration = {
  name: '0015-order-steps',
  statements: (identity) => [
    `CREATE TABLE order_steps (
      id ${identity}, order_id integer NOT NULL REFERENCES orders (id), step text NOT NULL, taken_at text NOT NULL,
      UNIQUE (order_id, step))`,
    `INSERT INTO order_steps (order_id, step, taken_at)
      SELECT order_id, CASE state WHEN 'paid' THEN 'paid' ELSE 'cancelled' END, finished_at
      FROM payment_attempts WHERE state <> 'open' AND finished_at IS NOT NULL`,
  ],
};
