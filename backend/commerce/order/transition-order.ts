import type { OrderStep } from '../../database/sale-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';
import { abandonedState } from '../payment/stated-amount';
import { issueGiftCards, voidGiftCards } from './issue-gift-cards';
import { cancelOrder, closeOrder, settleGiftCards } from './cancel-order';
import type { OrderEmails } from './email-outbox';
import { decideRefund, type Owed } from './owed';
import { checkTransition, type OrderProgress, recordTransition, type TransitionRefusal, wayOf } from './order-status';

type CancelEmails = Pick<OrderEmails, 'orderCancelled'>;

interface FoundOrder {
  readonly id: number;
  readonly number: string;
  readonly progress: OrderProgress;
}

/**
 * An order locked for this transaction. Its payment is locked first, in the same order as by the bank's notification,
 * to avoid deadlocks.
 */
async function lockOrder(transaction: ShopDatabase, number: string): Promise<FoundOrder | null> {
  const row = await transaction.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (row === undefined) return null;
  const attempt = await transaction
    .updateTable('payment_attempts')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('order_id', '=', row.id)
    .returning('state')
    .executeTakeFirst();
  const { status, carrier_code } = await transaction
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', row.id)
    .returning(['status', 'carrier_code'])
    .executeTakeFirstOrThrow();
  const steps = await transaction.selectFrom('order_steps').select('step').where('order_id', '=', row.id).execute();
  const taken = new Set(steps.map(({ step }) => step));
  const isRefundDue = attempt?.state === 'refund-due' || (status === 'Canceled' && taken.has('paid'));
  return { id: row.id, number, progress: { status, taken, way: wayOf({ carrier_code }), isRefundDue } };
}

/**
 * Cancels an order from the command line: returns stock and coupon use, and emails the customer. The cart stays
 * closed, except when the payment is still pending: then it is reopened and no email is sent. Money the bank has
 * received becomes a refund.
 */
async function cancelByAdmin(
  transaction: ShopDatabase,
  order: FoundOrder,
  emails: CancelEmails,
  now: number,
): Promise<void> {
  const { id, number, progress } = order;
  if (progress.status === 'Pending Payment') {
    await transaction
      .updateTable('payment_attempts')
      .set({ state: abandonedState('cancelled'), finished_at: new Date(now).toISOString() })
      .where('order_id', '=', id)
      .where('state', '=', 'open')
      .execute();
    return cancelOrder(transaction, id, now);
  }
  await transaction.updateTable('orders').set({ status: 'Canceled' }).where('id', '=', id).execute();
  await transaction
    .updateTable('payment_attempts')
    .set({ state: 'refund-due' })
    .where('order_id', '=', id)
    .where('state', '=', 'paid')
    .execute();
  await closeOrder(transaction, id, now);
  await emails.orderCancelled(transaction, number, progress.taken.has('paid') ? 'paid' : 'unpaid', now);
}

/**
 * Takes a step with an order, once, also under concurrent calls. The value says whether anything changed. A
 * tracking number belongs to the step `on-its-way`.
 */
export async function transitionOrder(
  database: ShopDatabase,
  number: string,
  step: OrderStep,
  emails: CancelEmails,
  now: number,
  trackingNumber: string | null = null,
): Promise<Result<boolean, TransitionRefusal | 'no-such-order'>> {
  return inTransaction<boolean, TransitionRefusal | 'no-such-order'>(database, async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (order === null) return refuse('no-such-order');
    const checked = checkTransition(order.progress, step);
    if (checked.kind === 'taken-already') return ok(false);
    if (checked.kind === 'refused') return refuse(checked.refusal);
    if (step === 'cancelled') await cancelByAdmin(transaction, order, emails, now);
    else {
      await transaction.updateTable('orders').set({ status: checked.status }).where('id', '=', order.id).execute();
      await recordTransition(transaction, order.id, step, now, trackingNumber);
      if (step === 'paid') await issueGiftCards(transaction, order.id, now);
      if (step === 'refunded') {
        await settleGiftCards(transaction, order.id, now);
        await decideRefund(transaction, order.id);
      }
    }
    return ok(true);
  });
}

/**
 * Begins a refund: from here on the gift cards that the order bought cannot be spent, and what is given back stays the same
 * however often it is asked for. The step `refunded` ends it, once the money is on its way.
 */
export async function beginRefund(
  database: ShopDatabase,
  number: string,
  now: number,
): Promise<Result<Owed, TransitionRefusal | 'no-such-order'>> {
  return inTransaction<Owed, TransitionRefusal | 'no-such-order'>(database, async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (order === null) return refuse('no-such-order');
    const checked = checkTransition(order.progress, 'refunded');
    if (checked.kind === 'refused') return refuse(checked.refusal);
    await voidGiftCards(transaction, { orderId: order.id }, now);
    return ok(await decideRefund(transaction, order.id));
  });
}
