import type { Migration } from '../migrate';

/** Gift cards by email, where they are applied and what was spent; and the SKU by which an option is recognised. */
export const giftCards: Migration = {
  name: '0032-gift-cards',
  statements: (identity) => [
    `ALTER TABLE custom_options ADD COLUMN sku text`,
    `CREATE TABLE gift_cards (
      id ${identity},
      order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      unit integer NOT NULL,
      pence integer NOT NULL CHECK (pence > 0),
      balance integer NOT NULL DEFAULT 0 CHECK (balance >= 0),
      voided_pence integer NOT NULL DEFAULT 0 CHECK (voided_pence >= 0),
      recipient_name text NOT NULL,
      recipient_email text NOT NULL,
      message text,
      send_on text NOT NULL,
      code_hash text UNIQUE,
      code_end text,
      issued_at text,
      sent_at text,
      expires_at text,
      voided_at text,
      UNIQUE (order_id, unit),
      CHECK (balance + voided_pence <= pence)
    )`,
    `CREATE INDEX gift_cards_unsent ON gift_cards (send_on) WHERE sent_at IS NULL`,
    `CREATE TABLE cart_gift_cards (
      cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
      card_id integer NOT NULL REFERENCES gift_cards (id) ON DELETE CASCADE,
      seen_pence integer NOT NULL,
      PRIMARY KEY (cart_id, card_id)
    )`,
    `CREATE INDEX cart_gift_cards_card ON cart_gift_cards (card_id)`,
    `CREATE TABLE gift_card_uses (
      id ${identity},
      card_id integer NOT NULL REFERENCES gift_cards (id) ON DELETE CASCADE,
      order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      pence integer NOT NULL CHECK (pence > 0),
      amount integer NOT NULL,
      returned_at text,
      UNIQUE (card_id, order_id)
    )`,
    `CREATE INDEX gift_card_uses_order ON gift_card_uses (order_id)`,
  ],
};
