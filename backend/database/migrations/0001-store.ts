import type { Migration } from '../migrate';

/** Stores, currencies, countries, shipping and payment methods. */
export const store: Migration = {
  name: '0001-store',
  statements: (identity) => [
    `CREATE TABLE counters (name text PRIMARY KEY, value integer NOT NULL)`,
    `INSERT INTO counters (name, value) VALUES ('order', 0)`,
    `CREATE TABLE currencies (
      code text PRIMARY KEY, symbol text NOT NULL, rate integer NOT NULL CHECK (rate > 0), position integer NOT NULL)`,
    `CREATE TABLE stores (
      id integer PRIMARY KEY, code text NOT NULL UNIQUE, name text NOT NULL, locale text NOT NULL,
      currency text NOT NULL REFERENCES currencies (code), link_path text NOT NULL, position integer NOT NULL,
      is_default integer NOT NULL CHECK (is_default IN (0, 1)))`,
    `CREATE TABLE countries (
      code text PRIMARY KEY, name_english text NOT NULL, name_local text NOT NULL, position integer NOT NULL)`,
    `CREATE TABLE regions (
      id integer PRIMARY KEY, country_code text NOT NULL REFERENCES countries (code), code text NOT NULL,
      name text NOT NULL, UNIQUE (country_code, code))`,
    `CREATE TABLE shipping_methods (
      id integer PRIMARY KEY, carrier_code text NOT NULL, carrier_title text NOT NULL, method_code text NOT NULL,
      method_title text NOT NULL, position integer NOT NULL, UNIQUE (carrier_code, method_code))`,
    `CREATE TABLE shipping_prices (
      method_id integer NOT NULL REFERENCES shipping_methods (id), country_code text NOT NULL REFERENCES countries (code),
      pence integer NOT NULL CHECK (pence >= 0), PRIMARY KEY (method_id, country_code))`,
    `CREATE TABLE payment_methods (code text PRIMARY KEY, title text NOT NULL, position integer NOT NULL)`,
    `CREATE TABLE coupons (
      id ${identity}, code text NOT NULL UNIQUE, label text NOT NULL,
      percent integer NOT NULL CHECK (percent BETWEEN 0 AND 10000), starts_at text, ends_at text)`,
    `CREATE TABLE closed_days (day text PRIMARY KEY, reason text NOT NULL)`,
  ],
};
