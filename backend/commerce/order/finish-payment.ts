import type { AttemptState } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { cancelOrder } from './cancel-order';
import { issueGiftCards } from './issue-gift-cards';
import type { OrderEmails } from './email-outbox';
import { recordTransition } from './order-status';
import { ok, refuse, type Result } from '../../shared/result';
import { PAID } from '../payment/bank-payment';
import { abandonedState, recordOtherAmount, type StatedAmount } from '../payment/stated-amount';

export type PaymentOutcome = 'paid' | 'declined' | 'cancelled' | 'expired';

export interface FinishedPayment {
  readonly state: AttemptState;
  readonly orderNumber: string;
  readonly storeCode: string;
  /** False when it was settled before this call. */
  readonly isNew: boolean;
}

/** The attempt's id is unknown, or the bank reports another amount than was requested. */
export type PaymentRefusal =
  { readonly kind: 'no-such-payment' } | { readonly kind: 'other-amount'; readonly orderNumber: string };

/** Customer and florist get their emails when the order is paid. */
export type PaidEmails = Pick<OrderEmails, 'orderPlaced'>;

async function settle(
  transaction: ShopDatabase,
  orderId: number,
  outcome: PaymentOutcome,
  emails: PaidEmails,
  now: number,
): Promise<void> {
  if (outcome !== 'paid') return cancelOrder(transaction, orderId, now);
  const { number } = await transaction
    .updateTable('orders')
    .set({ status: PAID })
    .where('id', '=', orderId)
    .returning('number')
    .executeTakeFirstOrThrow();
  await recordTransition(transaction, orderId, 'paid', now);
  await issueGiftCards(transaction, orderId, now);
  await emails.orderPlaced(transaction, number, now);
}

/** A notification for a settled attempt changes something only when a cancelled order was paid. */
async function settledBefore(transaction: ShopDatabase, id: string, outcome: PaymentOutcome): Promise<void> {
  if (outcome !== 'paid') return;
  await transaction
    .updateTable('payment_attempts')
    .set({ state: 'refund-due' })
    .where('id', '=', id)
    .where('state', 'in', ['declined', 'cancelled', 'expired'])
    .execute();
}

/**
 * Settles a payment attempt, once, whether by the bank, the returning shopper or the timeout. When paid, the order
 * proceeds and its emails are queued; otherwise it is cancelled, and stock, coupon and cart are restored. Called again
 * it returns the first outcome.
 *
 * Money for a cancelled order is recorded as `refund-due` for the florist. `stated` is the amount reported by the bank,
 * null for the timeout. Another amount settles nothing but is recorded: if some was taken the attempt ends as
 * `refund-due`, unless the right amount arrives in time.
 */
export async function finishPayment(
  database: ShopDatabase,
  id: string,
  outcome: PaymentOutcome,
  emails: PaidEmails,
  now: number,
  stated: StatedAmount | null = null,
): Promise<Result<FinishedPayment, PaymentRefusal>> {
  const orderNumber = stated === null ? null : await recordOtherAmount(database, id, outcome === 'paid', stated);
  if (orderNumber !== null) return refuse({ kind: 'other-amount', orderNumber });
  return inTransaction<FinishedPayment, PaymentRefusal>(database, async (transaction) => {
    // The claim is one statement and comes first: of any number of concurrent calls exactly one settles.
    const claimed = await transaction
      .updateTable('payment_attempts')
      .set({ state: outcome === 'paid' ? outcome : abandonedState(outcome), finished_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning('order_id')
      .executeTakeFirst();
    if (claimed === undefined) await settledBefore(transaction, id, outcome);
    else await settle(transaction, claimed.order_id, outcome, emails, now);
    const attempt = await transaction
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.state', 'orders.number', 'orders.store_code'])
      .where('payment_attempts.id', '=', id)
      .executeTakeFirst();
    if (attempt === undefined) return refuse({ kind: 'no-such-payment' });
    const { state, number, store_code } = attempt;
    return ok({ state, orderNumber: number, storeCode: store_code, isNew: claimed !== undefined });
  });
}

/** Expires every attempt at the bank whose time is over; returns their number. */
export async function expirePayments(database: ShopDatabase, emails: PaidEmails, now: number): Promise<number> {
  const over = await database
    .selectFrom('payment_attempts')
    .select('id')
    .where('state', '=', 'open')
    .where('provider', '=', 'bank')
    .where('expires_at', '<=', new Date(now).toISOString())
    .execute();
  for (const { id } of over) await finishPayment(database, id, 'expired', emails, now);
  return over.length;
}
