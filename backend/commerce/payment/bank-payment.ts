import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AttemptState, PaymentTables } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { notCartOwner } from '../cart/open-cart';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';

type PaymentAttempt = Selectable<PaymentTables['payment_attempts']> & {
  readonly number: string;
  readonly email: string;
};

/** The bank's page. */
export interface BankPages {
  /** Where to pay an open attempt. */
  pageOf(attempt: PaymentAttempt): string;
}

/** Stripe's pages. */
export interface StripePages {
  /** Epoch ms of the real time. */
  readonly clock: () => number;
  /** Where to pay an open attempt; null while Stripe cannot be asked, and when the time for it is over. */
  pageOf(attempt: PaymentAttempt): Promise<string | null>;
}

/** The payment method that redirects to the bank's page. */
export const BANK_PAGE = 'bankpage';

/** The payment method that redirects to Stripe's page. */
export const STRIPE = 'stripe';

/** Whether a method redirects the shopper to pay at once. */
export function isPaidOnline(code: string): boolean {
  return code === BANK_PAGE || code === STRIPE;
}

/** Magento's order statuses for awaiting payment and paid. */
export const AWAITING_PAYMENT = 'Pending Payment';
export const PAID = 'Processing';
export const CANCELLED = 'Canceled';

/** ms to pay on the bank's page; then the stock is released. */
const PAYMENT_TIMEOUT = 30 * 60_000;
/** ms for the same at Stripe, whose sessions live for half an hour at least; some of it is left for making one. */
const STRIPE_TIMEOUT = 40 * 60_000;

export interface StartedPayment {
  readonly orderId: number;
  readonly cartId: string;
  readonly amount: number;
  readonly currency: string;
  readonly provider: 'bank' | 'stripe';
}

/** Records a payment attempt in the transaction of its order, before any money moves. */
export async function startPayment(transaction: ShopDatabase, payment: StartedPayment, now: number): Promise<void> {
  const { orderId: order_id, cartId: cart_id, amount, currency, provider } = payment;
  const timeout = provider === 'stripe' ? STRIPE_TIMEOUT : PAYMENT_TIMEOUT;
  await transaction
    .insertInto('payment_attempts')
    .values({
      id: randomBytes(16).toString('hex'),
      order_id,
      cart_id,
      state: 'open',
      amount,
      currency,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + timeout).toISOString(),
      finished_at: null,
      stated_amount: null,
      stated_currency: null,
      provider,
    })
    .execute();
}

export interface CartPayment {
  readonly state: AttemptState;
  readonly orderNumber: string;
  /** Where to pay; null once the payment is settled. */
  readonly redirectUrl: string | null;
}

/**
 * The payment state of a cart's latest order; null when it had none. A customer's is shown to that customer only; a
 * guest's to anybody who knows the cart id, as they may have signed in since.
 */
export async function readCartPayment(
  { database, customer, bank, stripe, now }: Pick<ShopContext, 'database' | 'customer' | 'bank' | 'stripe' | 'now'>,
  cartId: string,
): Promise<Result<CartPayment | null, ShopRefusal>> {
  const attempt = await database
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .selectAll('payment_attempts')
    .select(['orders.number', 'orders.customer_id', 'orders.email'])
    .where('payment_attempts.cart_id', '=', cartId)
    .orderBy('payment_attempts.order_id', 'desc')
    .executeTakeFirst();
  if (attempt === undefined) return ok(null);
  const { state, number, customer_id } = attempt;
  if (customer_id !== null && customer_id !== customer?.id) return refuse(notCartOwner(cartId));
  // No second payment once the bank has reported any amount as taken.
  const isOpen = state === 'open' && attempt.stated_amount === null;
  if (attempt.provider === 'stripe') {
    const redirectUrl = isOpen && stripe !== undefined ? await stripe.pageOf(attempt) : null;
    // Asking Stripe may have settled it.
    const now = await database
      .selectFrom('payment_attempts')
      .select('state')
      .where('id', '=', attempt.id)
      .executeTakeFirst();
    return ok({ state: now?.state ?? state, orderNumber: number, redirectUrl });
  }
  const mayPay = isOpen && attempt.expires_at > new Date(now()).toISOString() && bank !== undefined;
  return ok({ state, orderNumber: number, redirectUrl: mayPay ? bank.pageOf(attempt) : null });
}
