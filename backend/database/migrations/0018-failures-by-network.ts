import type { Migration } from '../migrate';

/** Wrong passwords are counted by address and network, so that strangers cannot lock an account's owner out. */
export const failuresByNetwork: Migration = {
  name: '0018-failures-by-network',
  statements: () => [
    // What it held was a day old at most.
    `DROP TABLE sign_in_failures`,
    `CREATE TABLE sign_in_failures (
      email_key text NOT NULL, network text NOT NULL, failures integer NOT NULL, first_at text NOT NULL,
      locked_until text, PRIMARY KEY (email_key, network))`,
    `CREATE INDEX sign_in_failures_first ON sign_in_failures (first_at)`,
  ],
};
