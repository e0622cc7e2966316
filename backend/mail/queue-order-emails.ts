import { readOrder } from '../commerce/order/placed-order';
import type { ShopDatabase } from '../database/shop-database';
import { cancelledEmail } from './cancelled-email';
import { customerOrderEmail, floristOrderEmail } from './order-emails';
import { queueEmail } from './queue-email';
import { SHOP_CONTACT } from './shop-contact';

/**
 * Adds the two emails of an order to the outbox, in the order's own transaction. They are written from the order as
 * stored.
 */
export async function queueOrderEmails(
  transaction: ShopDatabase,
  number: string,
  floristEmail: string,
  now: number,
): Promise<void> {
  const order = await readOrder(transaction, number);
  if (order === null) throw new Error(`The order ${number} was stored but cannot be read.`);
  const common = { orderId: order.id, isSecret: false };
  const toCustomer = { recipient: order.email, replyTo: SHOP_CONTACT.email };
  const toFlorist = { recipient: floristEmail, replyTo: order.email };
  await queueEmail(
    transaction,
    { ...common, ...toCustomer, message: customerOrderEmail(order), reference: `order-${number}-customer` },
    now,
  );
  await queueEmail(
    transaction,
    { ...common, ...toFlorist, message: floristOrderEmail(order), reference: `order-${number}-florist` },
    now,
  );
}

/** Adds the cancellation email to the outbox, in the transaction that cancels the order. */
export async function queueCancellationEmail(
  transaction: ShopDatabase,
  number: string,
  isPaid: boolean,
  now: number,
): Promise<void> {
  const order = await readOrder(transaction, number);
  if (order === null) throw new Error(`The order ${number} was cancelled but cannot be read.`);
  await queueEmail(
    transaction,
    {
      orderId: order.id,
      isSecret: false,
      recipient: order.email,
      replyTo: SHOP_CONTACT.email,
      message: cancelledEmail(order, isPaid),
      reference: `order-${number}-cancelled`,
    },
    now,
  );
}
