/** `refund-due`: the bank took money for a cancelled order. */
export type AttemptState = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refund-due';

export interface PaymentTables {
  /** Payment attempts. One is stored before the shopper is redirected to the bank. */
  payment_attempts: {
    /** 32 random letters and digits. */
    id: string;
    order_id: number;
    /** The cart that became the order; whoever knows its id may query the payment. */
    cart_id: string;
    state: AttemptState;
    /** Minor units of the currency. */
    amount: number;
    currency: string;
    /** ISO UTC. */
    created_at: string;
    expires_at: string;
    finished_at: string | null;
    /**
     * The amount and currency reported by the bank when they differ from the requested ones, as received; else null.
     */
    stated_amount: string | null;
    stated_currency: string | null;
  };
  /** What an order took from stock, to return when it is cancelled. */
  order_stock: { order_id: number; product_id: number; pieces: number };
  /** Generated keys. */
  secrets: { name: string; value: string };
}
