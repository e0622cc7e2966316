import type { Migration } from '../migrate';

/** The author of a review, and whether the florist rejected it. Neither approved nor rejected is pending. */
export const reviews: Migration = {
  name: '0013-reviews',
  statements: () => [
    `ALTER TABLE reviews ADD COLUMN customer_id integer REFERENCES customers (id) ON DELETE SET NULL`,
    `ALTER TABLE reviews ADD COLUMN rejected integer NOT NULL DEFAULT 0 CHECK (rejected IN (0, 1))`,
    `CREATE INDEX reviews_customer ON reviews (customer_id, id)`,
    `CREATE INDEX reviews_waiting ON reviews (approved, rejected, id)`,
  ],
};
