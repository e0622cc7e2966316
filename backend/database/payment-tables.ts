/** `refund-due`: the bank took money for an order that is cancelled. */
export type AttemptState = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refund-due';

export interface PaymentTables {
  /** A try to have an order paid by the bank. It is written down before anybody is sent there. */
  payment_attempts: {
    /** 32 letters and digits that nobody guesses. */
    id: string;
    order_id: number;
    /** The cart that became the order: its holder may ask how the payment went. */
    cart_id: string;
    state: AttemptState;
    /** Minor units of the currency. */
    amount: number;
    currency: string;
    /** ISO UTC. */
    created_at: string;
    expires_at: string;
    finished_at: string | null;
    /** What the bank says it took when that is other money than was asked for, in minor units as it wrote them; else null. */
    stated_amount: string | null;
    stated_currency: string | null;
  };
  /** What an order took from the shelf, so that it comes back when the order is cancelled. */
  order_stock: { order_id: number; product_id: number; pieces: number };
  /** Keys that the shop made for itself. */
  secrets: { name: string; value: string };
}
