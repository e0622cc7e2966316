import type { Generated } from 'kysely';

export interface GiftCardTables {
  /** The cards that an order buys, a row for each line, until it is paid or cancelled. `pence` is the value of one, in GBP. */
  ordered_gift_cards: {
    id: Generated<number>;
    order_id: number;
    quantity: number;
    pence: number;
    recipient_name: string;
    recipient_email: string;
    message: string | null;
    /** `YYYY-MM-DD` in London. */
    send_on: string;
  };
  /**
   * One row for each card of a paid order. Amounts are GBP pence: `pence = balance + voided_pence + uses that were not
   * returned`.
   */
  gift_cards: {
    id: Generated<number>;
    /** The order that bought it. */
    order_id: number;
    /** Numbers the cards of an order. */
    unit: number;
    pence: number;
    balance: Generated<number>;
    voided_pence: Generated<number>;
    recipient_name: string;
    recipient_email: string;
    message: string | null;
    /** `YYYY-MM-DD` in London. */
    send_on: string;
    /** SHA-256 of the code; null until it is sent. The code itself is not stored. */
    code_hash: string | null;
    /** The last group of the code. */
    code_end: string | null;
    /** ISO UTC, when the order was paid. */
    issued_at: string | null;
    sent_at: string | null;
    expires_at: string | null;
    voided_at: string | null;
  };
  /** Cards applied to a cart. `seen_pence` is the balance that the shopper was last shown. */
  cart_gift_cards: { cart_id: string; card_id: number; seen_pence: number };
  /** What orders took from a card. `amount` is in the order's currency. */
  gift_card_uses: {
    id: Generated<number>;
    card_id: number;
    order_id: number;
    pence: number;
    amount: number;
    /** ISO UTC, when the order was cancelled or refunded. */
    returned_at: string | null;
  };
}
