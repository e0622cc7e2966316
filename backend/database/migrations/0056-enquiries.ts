import type { Migration } from '../migrate';

/** Messages to the florist from a form, kept until answered and for some years after. */
export const enquiries: Migration = {
  name: '0056-enquiries',
  statements: (identity) => [
    `CREATE TABLE enquiries (
      id ${identity}, kind text NOT NULL CHECK (kind IN ('wedding', 'funeral', 'weekly', 'complaint')),
      created_at text NOT NULL, answered_at text, customer_id integer REFERENCES customers (id) ON DELETE CASCADE,
      digest text UNIQUE, story text, name text NOT NULL, email text NOT NULL, telephone text, message text, date text,
      place text, people text, budget text, frequency text, funeral_director text, order_number text, wanted text)`,
    `CREATE INDEX enquiries_customer ON enquiries (customer_id, id)`,
    `CREATE INDEX enquiries_created ON enquiries (created_at)`,
  ],
};
