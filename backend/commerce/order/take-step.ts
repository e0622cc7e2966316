import type { OrderStep } from '../../database/sale-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { queueCancellationEmail } from '../../mail/queue-order-emails';
import { ok, refuse, type Result } from '../result';
import { givenUpAs } from '../payment/stated-amount';
import { cancelOrder, giveBack } from './cancel-order';
import { noteStep } from './note-step';
import { judgeStep, type OrderStanding, type StepRefusal } from './order-status';

interface FoundOrder {
  readonly id: number;
  readonly number: string;
  readonly standing: OrderStanding;
}

/**
 * An order held for this transaction: nobody else takes a step with it meanwhile. Its payment is held before it, in the
 * order in which the bank's word holds them.
 */
async function holdOrder(transaction: ShopDatabase, number: string): Promise<FoundOrder | null> {
  const row = await transaction.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (row === undefined) return null;
  const attempt = await transaction
    .updateTable('payment_attempts')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('order_id', '=', row.id)
    .returning('state')
    .executeTakeFirst();
  const { status } = await transaction
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', row.id)
    .returning('status')
    .executeTakeFirstOrThrow();
  const steps = await transaction.selectFrom('order_steps').select('step').where('order_id', '=', row.id).execute();
  const taken = new Set(steps.map(({ step }) => step));
  const isRefundDue = attempt?.state === 'refund-due' || (status === 'Canceled' && taken.has('paid'));
  return { id: row.id, number, standing: { status, taken, isRefundDue } };
}

/**
 * Cancels at the desk: stock and coupon come back, and the customer is told by a letter. The cart stays closed, as its
 * shopper has long gone on; only who is at the bank's page this minute finds it open, and has had no letter to take back.
 * What the bank was paid is to be given back.
 */
async function cancelByAdmin(transaction: ShopDatabase, order: FoundOrder, now: number): Promise<void> {
  const { id, number, standing } = order;
  if (standing.status === 'Pending Payment') {
    await transaction
      .updateTable('payment_attempts')
      .set({ state: givenUpAs('cancelled'), finished_at: new Date(now).toISOString() })
      .where('order_id', '=', id)
      .where('state', '=', 'open')
      .execute();
    return cancelOrder(transaction, id, now);
  }
  await giveBack(transaction, id);
  await transaction.updateTable('orders').set({ status: 'Canceled' }).where('id', '=', id).execute();
  await transaction
    .updateTable('payment_attempts')
    .set({ state: 'refund-due' })
    .where('order_id', '=', id)
    .where('state', '=', 'paid')
    .execute();
  await noteStep(transaction, id, 'cancelled', now);
  await queueCancellationEmail(transaction, number, standing.taken.has('paid'), now);
}

/**
 * Takes a step with an order at the desk, once, however often it is asked for and whoever asks at the same moment. The
 * value tells whether anything was changed.
 */
export async function takeStep(
  database: ShopDatabase,
  number: string,
  step: OrderStep,
  now: number,
): Promise<Result<boolean, StepRefusal | 'no-such-order'>> {
  return inTransaction<boolean, StepRefusal | 'no-such-order'>(database, async (transaction) => {
    const order = await holdOrder(transaction, number);
    if (order === null) return refuse('no-such-order');
    const judged = judgeStep(order.standing, step);
    if (judged.kind === 'taken-already') return ok(false);
    if (judged.kind === 'refused') return refuse(judged.refusal);
    if (step === 'cancelled') await cancelByAdmin(transaction, order, now);
    else {
      await transaction.updateTable('orders').set({ status: judged.status }).where('id', '=', order.id).execute();
      await noteStep(transaction, order.id, step, now);
    }
    return ok(true);
  });
}
