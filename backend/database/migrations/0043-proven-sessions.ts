import type { Migration } from '../migrate';

/** When the customer of a session last gave the password, for what takes a recent one. */
export const provenSessions: Migration = {
  name: '0043-proven-sessions',
  statements: () => [`ALTER TABLE customer_tokens ADD COLUMN proven_at text`],
};
