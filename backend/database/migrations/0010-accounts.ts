import type { Migration } from '../migrate';

const flag = (name: string): string => `${name} integer NOT NULL CHECK (${name} IN (0, 1))`;
const OF_CUSTOMER = 'customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE';

/** Customers, their addresses and their sessions. */
export const accounts: Migration = {
  name: '0010-accounts',
  statements: (identity) => [
    `CREATE TABLE customers (
      id ${identity}, email text NOT NULL, email_key text NOT NULL UNIQUE, firstname text NOT NULL, middlename text,
      lastname text NOT NULL, prefix text, suffix text, date_of_birth text, gender integer, taxvat text,
      password_hash text NOT NULL, ${flag('confirmed')}, created_at text NOT NULL)`,
    `CREATE TABLE customer_addresses (
      id ${identity}, ${OF_CUSTOMER}, prefix text, firstname text NOT NULL, middlename text, lastname text NOT NULL,
      suffix text, company text, street text NOT NULL, city text NOT NULL, region text, region_code text,
      region_id integer, postcode text, country_code text NOT NULL REFERENCES countries (code),
      telephone text NOT NULL, fax text, vat_id text, ${flag('is_default_billing')}, ${flag('is_default_shipping')})`,
    `CREATE INDEX customer_addresses_customer ON customer_addresses (customer_id)`,
    // At most one default address of each kind, also under concurrent requests.
    `CREATE UNIQUE INDEX customer_addresses_billing ON customer_addresses (customer_id) WHERE is_default_billing = 1`,
    `CREATE UNIQUE INDEX customer_addresses_shipping ON customer_addresses (customer_id) WHERE is_default_shipping = 1`,
    `CREATE TABLE customer_tokens (
      hash text PRIMARY KEY, ${OF_CUSTOMER}, created_at text NOT NULL, expires_at text NOT NULL)`,
    `CREATE INDEX customer_tokens_customer ON customer_tokens (customer_id)`,
    `CREATE TABLE customer_links (
      hash text PRIMARY KEY, ${OF_CUSTOMER}, purpose text NOT NULL, email_key text NOT NULL, created_at text NOT NULL,
      expires_at text NOT NULL, UNIQUE (customer_id, purpose))`,
    `CREATE TABLE sign_in_failures (
      email_key text PRIMARY KEY, failures integer NOT NULL, first_at text NOT NULL, locked_until text)`,
    `CREATE INDEX sign_in_failures_first ON sign_in_failures (first_at)`,
    `CREATE TABLE reset_requests (email_key text NOT NULL, requested_at text NOT NULL)`,
    `CREATE INDEX reset_requests_email ON reset_requests (email_key, requested_at)`,
    `CREATE INDEX reset_requests_at ON reset_requests (requested_at)`,
    `CREATE TABLE newsletter_subscribers (
      email_key text PRIMARY KEY, email text NOT NULL, status text NOT NULL, confirm_hash text UNIQUE,
      changed_at text NOT NULL)`,
    // Emails with a secret, whose text is deleted once they are sent.
    `ALTER TABLE outbox ADD COLUMN is_secret integer NOT NULL DEFAULT 0 CHECK (is_secret IN (0, 1))`,
  ],
};
