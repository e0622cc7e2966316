import type { Generated } from 'kysely';

/** `refund-due`: the bank took money for a cancelled order. */
export type AttemptState = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refund-due';

export interface PaymentTables {
  /** Payment attempts. One is stored before the shopper is redirected to the bank. */
  payment_attempts: {
    /** 32 random letters and digits. */
    id: string;
    order_id: number;
    /** The cart that became the order; its id is enough to query the payment. */
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
    /** Whose page it is paid on. */
    provider: Generated<'bank' | 'stripe'>;
    /** Stripe's session, its page, and its payment once there is one. */
    session_id: Generated<string | null>;
    session_url: Generated<string | null>;
    payment_intent: Generated<string | null>;
  };
  /** How an order is paid by bank transfer or cheque; none for other methods. */
  order_payment_terms: {
    order_id: number;
    /** ISO UTC. An order that is unpaid then is cancelled. */
    pay_by: string;
    /** ISO UTC; null once the customer was reminded. */
    remind_at: string | null;
    /** The name of the account, or to whom the cheque is made out. */
    payee: string;
    /** For a transfer in pounds, else null. */
    sort_code: string | null;
    account_number: string | null;
    /** For a transfer in euros, else null. */
    iban: string | null;
    bic: string | null;
    /** Where a cheque is sent, else null. */
    address: string | null;
  };
  /** What an order took from stock, to return when it is cancelled. */
  order_stock: { order_id: number; product_id: number; pieces: number };
  /** Whose unpaid order it is: the person's email key, and the network. Deleted after a day, unless it is still unpaid. */
  unpaid_holders: {
    order_id: number;
    kind: 'email' | 'network' | 'network-56' | 'network-48';
    who: string;
    /** ISO UTC */
    at: string;
  };
  /** Generated keys. */
  secrets: { name: string; value: string };
}
