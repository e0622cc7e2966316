import type { Migration } from '../migrate';

/** What is limited per hour or so: who did it, and when. */
export const attempts: Migration = {
  name: '0017-attempts',
  statements: () => [
    `CREATE TABLE attempts (kind text NOT NULL, who text NOT NULL, at text NOT NULL)`,
    `CREATE INDEX attempts_who ON attempts (kind, who, at)`,
    `CREATE INDEX attempts_at ON attempts (at)`,
    // Old carts of guests are deleted.
    `CREATE INDEX carts_updated ON carts (updated_at)`,
  ],
};
