import { readOrder } from '../commerce/order/placed-order';
import type { ShopDatabase } from '../database/shop-database';
import { cancelledLetter } from './cancelled-letter';
import { customerLetter, floristLetter } from './order-letters';
import { postLetter } from './post-letter';
import { SHOP_CONTACT } from './shop-contact';

/**
 * Puts the two letters of an order into the outbox, in the order's own transaction: there is never an order without its
 * letters, nor a letter without its order. They are written from the order as it was stored, so they say what it says.
 */
export async function postOrderLetters(
  transaction: ShopDatabase,
  number: string,
  floristEmail: string,
  now: number,
): Promise<void> {
  const order = await readOrder(transaction, number);
  if (order === null) throw new Error(`The order ${number} was stored and is not there.`);
  const common = { orderId: order.id, isSecret: false };
  const toCustomer = { recipient: order.email, replyTo: SHOP_CONTACT.email };
  const toFlorist = { recipient: floristEmail, replyTo: order.email };
  await postLetter(
    transaction,
    { ...common, ...toCustomer, letter: customerLetter(order), reference: `order-${number}-customer` },
    now,
  );
  await postLetter(
    transaction,
    { ...common, ...toFlorist, letter: floristLetter(order), reference: `order-${number}-florist` },
    now,
  );
}

/** Puts the letter that an order was cancelled into the outbox, in the transaction that cancels it. */
export async function postCancelledLetter(
  transaction: ShopDatabase,
  number: string,
  isPaid: boolean,
  now: number,
): Promise<void> {
  const order = await readOrder(transaction, number);
  if (order === null) throw new Error(`The order ${number} was cancelled and is not there.`);
  await postLetter(
    transaction,
    {
      orderId: order.id,
      isSecret: false,
      recipient: order.email,
      replyTo: SHOP_CONTACT.email,
      letter: cancelledLetter(order, isPaid),
      reference: `order-${number}-cancelled`,
    },
    now,
  );
}
