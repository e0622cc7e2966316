import { readOrder } from '../commerce/order/placed-order';
import type { ShopDatabase } from '../database/shop-database';
import { type Letter, letterAsHtml, letterAsText } from './letter';
import { customerLetter, floristLetter } from './order-letters';
import { SHOP_CONTACT } from './shop-contact';

/** Due at once, whatever clock the shop is set to. */
const AT_ONCE = '1970-01-01T00:00:00.000Z';

interface Addressed {
  readonly letter: Letter;
  readonly reference: string;
  readonly recipient: string;
  readonly replyTo: string;
}

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
  const letters: readonly Addressed[] = [
    {
      letter: customerLetter(order),
      reference: `order-${number}-customer`,
      recipient: order.email,
      replyTo: SHOP_CONTACT.email,
    },
    {
      letter: floristLetter(order),
      reference: `order-${number}-florist`,
      recipient: floristEmail,
      replyTo: order.email,
    },
  ];
  for (const { letter, reference, recipient, replyTo } of letters) {
    await transaction
      .insertInto('outbox')
      .values({
        order_id: order.id,
        reference,
        recipient,
        reply_to: replyTo,
        subject: letter.subject,
        text: letterAsText(letter),
        html: letterAsHtml(letter),
        created_at: new Date(now).toISOString(),
        next_try_at: AT_ONCE,
        attempts: 0,
        sent_at: null,
        last_error: null,
      })
      .execute();
  }
}
