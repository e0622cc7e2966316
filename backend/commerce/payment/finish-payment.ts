import type { AttemptState } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { queueOrderEmails } from '../../mail/queue-order-emails';
import { cancelOrder } from '../order/cancel-order';
import { noteStep } from '../order/note-step';
import { ok, refuse, type Result } from '../result';
import { PAID } from './bank-payment';
import { givenUpAs, noteOtherAmount, type StatedAmount } from './stated-amount';

export type PaymentOutcome = 'paid' | 'declined' | 'cancelled' | 'expired';

export interface FinishedPayment {
  readonly state: AttemptState;
  readonly orderNumber: string;
  readonly storeCode: string;
  /** False when it was decided before this call. */
  readonly isNew: boolean;
}

/** The attempt's id is nobody's, or the bank speaks of other money than the shop asked for. */
export type PaymentRefusal =
  { readonly kind: 'no-such-payment' } | { readonly kind: 'other-amount'; readonly orderNumber: string };

async function settle(
  transaction: ShopDatabase,
  orderId: number,
  outcome: PaymentOutcome,
  floristEmail: string,
  now: number,
): Promise<void> {
  if (outcome !== 'paid') return cancelOrder(transaction, orderId, now);
  const { number } = await transaction
    .updateTable('orders')
    .set({ status: PAID })
    .where('id', '=', orderId)
    .returning('number')
    .executeTakeFirstOrThrow();
  await noteStep(transaction, orderId, 'paid', now);
  await queueOrderEmails(transaction, number, floristEmail, now);
}

/** What the bank says of a decided try: only money for a cancelled order changes anything. */
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
 * Decides a try to pay, once, whoever asks first: the bank, the shopper coming back, or the clock. Paid: the order goes to
 * the workroom with its letters. Else it is cancelled: stock, coupon and cart are as they were. Asked again it answers what
 * was decided. Money that comes for a cancelled order is never kept silently: the florist finds it as `refund-due`.
 * `stated` is what the bank says was to be paid, null when it is the clock that speaks. Other money decides nothing, and
 * is written down: a try for which some was taken ends as `refund-due`, unless the right money comes in time.
 */
export async function finishPayment(
  database: ShopDatabase,
  id: string,
  outcome: PaymentOutcome,
  floristEmail: string,
  now: number,
  stated: StatedAmount | null = null,
): Promise<Result<FinishedPayment, PaymentRefusal>> {
  const orderNumber = stated === null ? null : await noteOtherAmount(database, id, outcome === 'paid', stated);
  if (orderNumber !== null) return refuse({ kind: 'other-amount', orderNumber });
  return inTransaction<FinishedPayment, PaymentRefusal>(database, async (transaction) => {
    // The claim comes first and is one statement: of any number of calls exactly one decides.
    const claimed = await transaction
      .updateTable('payment_attempts')
      .set({ state: outcome === 'paid' ? outcome : givenUpAs(outcome), finished_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning('order_id')
      .executeTakeFirst();
    if (claimed === undefined) await settledBefore(transaction, id, outcome);
    else await settle(transaction, claimed.order_id, outcome, floristEmail, now);
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

/** Gives up every try whose time is over; answers how many. */
export async function expirePayments(database: ShopDatabase, floristEmail: string, now: number): Promise<number> {
  const over = await database
    .selectFrom('payment_attempts')
    .select('id')
    .where('state', '=', 'open')
    .where('expires_at', '<=', new Date(now).toISOString())
    .execute();
  for (const { id } of over) await finishPayment(database, id, 'expired', floristEmail, now);
  return over.length;
}
