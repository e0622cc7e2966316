import type { Migration } from '../migrate';

/** What was given back of an order, decided once. */
export const refunds: Migration = {
  name: '0049-refunds',
  statements: () => [`ALTER TABLE orders ADD COLUMN refund integer CHECK (refund >= 0)`],
};
