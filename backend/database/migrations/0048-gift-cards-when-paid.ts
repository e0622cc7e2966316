import type { Migration } from '../migrate';

/** What an order buys, a row for each line, until it is paid: then its cards are made. There were cards of unpaid orders before. */
export const giftCardsWhenPaid: Migration = {
  name: '0048-gift-cards-when-paid',
  statements: (identity) => [
    `CREATE TABLE ordered_gift_cards (
      id ${identity},
      order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      quantity integer NOT NULL CHECK (quantity > 0),
      pence integer NOT NULL CHECK (pence > 0),
      recipient_name text NOT NULL,
      recipient_email text NOT NULL,
      message text,
      send_on text NOT NULL
    )`,
    `CREATE INDEX ordered_gift_cards_order ON ordered_gift_cards (order_id)`,
    `INSERT INTO ordered_gift_cards (order_id, quantity, pence, recipient_name, recipient_email, message, send_on)
      SELECT order_id, count(*), pence, recipient_name, recipient_email, message, send_on FROM gift_cards
      WHERE issued_at IS NULL AND voided_at IS NULL
      GROUP BY order_id, pence, recipient_name, recipient_email, message, send_on ORDER BY order_id, min(unit)`,
    `DELETE FROM gift_cards WHERE issued_at IS NULL`,
  ],
};
