import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok } from '../../shared/result';
import { closeOrder } from './cancel-order';
import type { OrderEmails } from './email-outbox';

type DeadlineEmails = Pick<OrderEmails, 'paymentReminder' | 'unpaidOrderCancelled'>;

interface DueOrder {
  readonly id: number;
  readonly number: string;
}

/** Unpaid orders whose reminder or deadline is due. */
function dueOrders(database: ShopDatabase, column: 'remind_at' | 'pay_by', now: string): Promise<readonly DueOrder[]> {
  return database
    .selectFrom('order_payment_terms as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .select(['o.id', 'o.number'])
    .where(`t.${column}`, '<=', now)
    .where('o.status', '=', 'Pending')
    .execute();
}

/**
 * Reminds the customer; false when the order was paid or cancelled meanwhile, or another process has sent the
 * reminder.
 */
async function remind(
  transaction: ShopDatabase,
  { id, number }: DueOrder,
  emails: DeadlineEmails,
  now: number,
): Promise<boolean> {
  // The order is locked first, as by the command that records its payment.
  const open = await transaction
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  if (open.numUpdatedRows === 0n) return false;
  const claimed = await transaction
    .updateTable('order_payment_terms')
    .set({ remind_at: null })
    .where('order_id', '=', id)
    .where('remind_at', 'is not', null)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return false;
  await emails.paymentReminder(transaction, number, now);
  return true;
}

/** Cancels the order and emails customer and florist; false when it was paid or cancelled meanwhile. */
async function expire(
  transaction: ShopDatabase,
  { id, number }: DueOrder,
  emails: DeadlineEmails,
  now: number,
): Promise<boolean> {
  const claimed = await transaction
    .updateTable('orders')
    .set({ status: 'Canceled' })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return false;
  await closeOrder(transaction, id, now);
  await emails.unpaidOrderCancelled(transaction, number, now);
  return true;
}

/**
 * Cancels the orders that were not paid in time, and reminds the customers of those whose half time is over. Returns
 * how many orders have emails in the outbox now.
 */
export async function watchUnpaidOrders(database: ShopDatabase, emails: DeadlineEmails, now: number): Promise<number> {
  const iso = new Date(now).toISOString();
  let changed = 0;
  const each = async (
    orders: readonly DueOrder[],
    work: (transaction: ShopDatabase, order: DueOrder) => Promise<boolean>,
  ): Promise<void> => {
    for (const order of orders) {
      const done = await inTransaction<boolean, never>(database, async (tx) => ok(await work(tx, order)));
      if (done.ok && done.value) changed += 1;
    }
  };
  await each(await dueOrders(database, 'pay_by', iso), (tx, order) => expire(tx, order, emails, now));
  await each(await dueOrders(database, 'remind_at', iso), (tx, order) => remind(tx, order, emails, now));
  return changed;
}
