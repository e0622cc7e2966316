import type { Migration } from '../migrate';

/** The largest quantity of a product in one cart, deliveries of a subscription, and day and hour of a workshop. */
export const selling: Migration = {
  name: '0026-selling',
  statements: () => [
    `ALTER TABLE products ADD COLUMN max_sale_qty integer CHECK (max_sale_qty > 0)`,
    `ALTER TABLE products ADD COLUMN deliveries integer CHECK (deliveries > 0)`,
    `ALTER TABLE products ADD COLUMN rhythm text`,
    `ALTER TABLE products ADD COLUMN held_on text`,
    `ALTER TABLE products ADD COLUMN held_at text`,
  ],
};
