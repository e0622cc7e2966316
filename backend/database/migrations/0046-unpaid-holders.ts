import type { Migration } from '../migrate';

/** Whose unpaid orders hold stock: by email address and by network. */
export const unpaidHolders: Migration = {
  name: '0046-unpaid-holders',
  statements: () => [
    `CREATE TABLE unpaid_holders (
      order_id integer NOT NULL REFERENCES orders (id), kind text NOT NULL, who text NOT NULL, at text NOT NULL,
      PRIMARY KEY (order_id, kind))`,
    `CREATE INDEX unpaid_holders_who ON unpaid_holders (kind, who, at)`,
    `CREATE INDEX unpaid_holders_at ON unpaid_holders (at)`,
  ],
};
