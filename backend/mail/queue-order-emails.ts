import { readOwed } from '../commerce/order/owed';
import { type PlacedOrder, readOrder } from '../commerce/order/placed-order';
import type { ShopDatabase } from '../database/shop-database';
import type { CancelledStanding, OrderEmails } from '../commerce/order/email-outbox';
import { cancelledEmail } from './cancelled-email';
import { customerOrderEmail, floristOrderEmail } from './order-emails';
import { type Email, queueEmail } from './email';
import { orderWithoutLinks } from './order-without-links';
import { reminderEmail, unpaidCancelledEmail } from './payment-emails';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

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

/** Who receives the shop's emails, and where their links lead. */
export interface MailSettings {
  readonly floristEmail: string;
  /** The public address of the shop, ending with a slash. */
  readonly siteUrl: string;
}

/** The page of the order's store where anybody who knows the order can follow it. */
async function statusLink(transaction: ShopDatabase, order: PlacedOrder, siteUrl: string): Promise<string> {
  const { link_path } = await transaction
    .selectFrom('stores')
    .select('link_path')
    .where('code', '=', order.store_code)
    .executeTakeFirstOrThrow();
  return new URL('order-status', new URL(link_path, siteUrl)).href;
}

/**
 * Adds the two emails of an order to the outbox, in the order's own transaction. They are written from the order as
 * stored.
 */
async function queueOrderEmails(
  transaction: ShopDatabase,
  number: string,
  { floristEmail, siteUrl }: MailSettings,
  now: number,
): Promise<void> {
  const order = await readPlaced(transaction, number);
  const link = await statusLink(transaction, order, siteUrl);
  await toCustomer(transaction, order, 'customer', customerOrderEmail(orderWithoutLinks(order), link), now);
  await toFlorist(transaction, order, 'florist', floristOrderEmail(order), floristEmail, now);
}

/** Adds the cancellation email to the outbox, in the transaction that cancels the order. */
async function queueCancellationEmail(
  transaction: ShopDatabase,
  number: string,
  standing: CancelledStanding,
  now: number,
): Promise<void> {
  const order = await readPlaced(transaction, number);
  await toCustomer(
    transaction,
    order,
    'cancelled',
    cancelledEmail(order, standing, await readOwed(transaction, order.id)),
    now,
  );
}

/** Adds the reminder of an order that is not paid yet to the outbox. */
async function queueReminderEmail(transaction: ShopDatabase, number: string, now: number): Promise<void> {
  const order = await readPlaced(transaction, number);
  if (order.terms === null) throw new Error(`The order ${number} has no terms of payment.`);
  await toCustomer(transaction, order, 'reminder', reminderEmail(order, order.terms), now);
}

/** Adds the emails to customer and florist about an order that was not paid in time. */
async function queueUnpaidCancelledEmails(
  transaction: ShopDatabase,
  number: string,
  floristEmail: string,
  now: number,
): Promise<void> {
  const order = await readPlaced(transaction, number);
  if (order.terms === null) throw new Error(`The order ${number} has no terms of payment.`);
  const owed = await readOwed(transaction, order.id);
  await toCustomer(transaction, order, 'cancelled', cancelledEmail(order, 'late', owed), now);
  await toFlorist(transaction, order, 'cancelled-florist', unpaidCancelledEmail(order, order.terms), floristEmail, now);
}

/** What a command of the florist sends: it needs no settings. */
export const CANCEL_EMAILS: Pick<OrderEmails, 'orderCancelled'> = { orderCancelled: queueCancellationEmail };

/** The emails about orders. */
export function orderEmails(settings: MailSettings): OrderEmails {
  return {
    orderPlaced: (transaction, number, now) => queueOrderEmails(transaction, number, settings, now),
    ...CANCEL_EMAILS,
    paymentReminder: queueReminderEmail,
    unpaidOrderCancelled: (transaction, number, now) =>
      queueUnpaidCancelledEmails(transaction, number, settings.floristEmail, now),
  };
}
