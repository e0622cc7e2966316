import type { Migration } from '../migrate';

/** The account in euros to which an order is paid, beside those in pounds. */
export const euroTransfers: Migration = {
  name: '0041-euro-transfers',
  statements: () => [
    `CREATE TABLE order_payment_terms_now (
      order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE, pay_by text NOT NULL, remind_at text,
      payee text NOT NULL, sort_code text, account_number text, iban text, bic text, address text,
      CHECK ((sort_code IS NULL) = (account_number IS NULL) AND (iban IS NULL) = (bic IS NULL)),
      CHECK ((CASE WHEN sort_code IS NULL THEN 0 ELSE 1 END) + (CASE WHEN iban IS NULL THEN 0 ELSE 1 END)
        + (CASE WHEN address IS NULL THEN 0 ELSE 1 END) = 1))`,
    `INSERT INTO order_payment_terms_now (order_id, pay_by, remind_at, payee, sort_code, account_number, address)
      SELECT order_id, pay_by, remind_at, payee, sort_code, account_number, address FROM order_payment_terms`,
    `DROP TABLE order_payment_terms`,
    `ALTER TABLE order_payment_terms_now RENAME TO order_payment_terms`,
    `CREATE INDEX order_payment_terms_due ON order_payment_terms (pay_by)`,
  ],
};
