import type { Migration } from '../migrate';

/** Payments on Stripe's page beside those at the practice bank. */
export const stripe: Migration = {
  name: '0024-stripe',
  statements: () => [
    `ALTER TABLE payment_attempts ADD COLUMN provider text NOT NULL DEFAULT 'bank'`,
    `ALTER TABLE payment_attempts ADD COLUMN session_id text`,
    `ALTER TABLE payment_attempts ADD COLUMN session_url text`,
    `ALTER TABLE payment_attempts ADD COLUMN payment_intent text`,
    // Listed where the practice bank is; available only with Stripe's keys.
    `INSERT INTO payment_methods (code, title, position) VALUES ('stripe', 'Card, Apple Pay or Google Pay', -1)`,
  ],
};
