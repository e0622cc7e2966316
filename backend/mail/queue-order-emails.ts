import { type PlacedOrder, readOrder } from '../commerce/order/placed-order';
import type { ShopDatabase } from '../database/shop-database';
import { cancelledEmail, type CancelledStanding } from './cancelled-email';
import { customerOrderEmail, floristOrderEmail } from './order-emails';
import type { Email } from './email';
import { reminderEmail, unpaidCancelledEmail } from './payment-emails';
import { queueEmail } from './queue-email';
import { SHOP_CONTACT } from './shop-contact';

async function readPlaced(transaction: ShopDatabase, number: string): Promise<PlacedOrder> {
  const order = await readOrder(transaction, number);
  if (order === null) throw new Error(`The order ${number} was stored but cannot be read.`);
  return order;
}

/** `about` makes the reference: each email about an order is queued once. */
function toCustomer(transaction: ShopDatabase, order: PlacedOrder, about: string, message: Email, now: number) {
  const reference = `order-${order.number}-${about}`;
  const recipients = { recipient: order.email, replyTo: SHOP_CONTACT.email };
  return queueEmail(transaction, { orderId: order.id, isSecret: false, ...recipients, message, reference }, now);
}

function toFlorist(
  transaction: ShopDatabase,
  order: PlacedOrder,
  about: string,
  message: Email,
  floristEmail: string,
  now: number,
) {
  const reference = `order-${order.number}-${about}`;
  const recipients = { recipient: floristEmail, replyTo: order.email };
  return queueEmail(transaction, { orderId: order.id, isSecret: false, ...recipients, message, reference }, now);
}

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
  const order = await readPlaced(transaction, number);
  await toCustomer(transaction, order, 'customer', customerOrderEmail(order), now);
  await toFlorist(transaction, order, 'florist', floristOrderEmail(order), floristEmail, now);
}

/** Adds the cancellation email to the outbox, in the transaction that cancels the order. */
export async function queueCancellationEmail(
  transaction: ShopDatabase,
  number: string,
  standing: CancelledStanding,
  now: number,
): Promise<void> {
  const order = await readPlaced(transaction, number);
  await toCustomer(transaction, order, 'cancelled', cancelledEmail(order, standing), now);
}

/** Adds the reminder of an order that is not paid yet to the outbox. */
export async function queueReminderEmail(transaction: ShopDatabase, number: string, now: number): Promise<void> {
  const order = await readPlaced(transaction, number);
  if (order.terms === null) throw new Error(`The order ${number} has no terms of payment.`);
  await toCustomer(transaction, order, 'reminder', reminderEmail(order, order.terms), now);
}

/** Adds the emails to customer and florist about an order that was not paid in time. */
export async function queueUnpaidCancelledEmails(
  transaction: ShopDatabase,
  number: string,
  floristEmail: string,
  now: number,
): Promise<void> {
  const order = await readPlaced(transaction, number);
  if (order.terms === null) throw new Error(`The order ${number} has no terms of payment.`);
  await toCustomer(transaction, order, 'cancelled', cancelledEmail(order, 'late'), now);
  await toFlorist(transaction, order, 'cancelled-florist', unpaidCancelledEmail(order, order.terms), floristEmail, now);
}
