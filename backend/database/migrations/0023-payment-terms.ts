import type { Migration } from '../migrate';

/** Where to pay an order by bank transfer or cheque, and the deadline, as shown to its customer. */
export const paymentTerms: Migration = {
  name: '0023-payment-terms',
  statements: () => [
    `CREATE TABLE order_payment_terms (
      order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE, pay_by text NOT NULL, remind_at text,
      payee text NOT NULL, sort_code text, account_number text, address text,
      CHECK ((sort_code IS NULL) = (account_number IS NULL) AND (sort_code IS NULL) <> (address IS NULL)))`,
    `CREATE INDEX order_payment_terms_due ON order_payment_terms (pay_by)`,
  ],
};
