import type { ShopDatabase } from '../database/shop-database';
import { type Email, emailAsHtml, emailAsText } from './email';

/** Due at once, whatever clock the shop is set to. */
const AT_ONCE = '1970-01-01T00:00:00.000Z';

export interface AddressedEmail {
  readonly message: Email;
  /** The same letter never has two. */
  readonly reference: string;
  readonly recipient: string;
  readonly replyTo: string;
  /** Its row, of a letter about an order. */
  readonly orderId: number | null;
  /** Its words let somebody in: they are wiped from the outbox once it is sent. */
  readonly isSecret: boolean;
}

/** Puts a letter into the outbox, in the transaction of what it tells: there is never the one without the other. */
export async function queueEmail(
  transaction: ShopDatabase,
  { message, reference, recipient, replyTo, orderId, isSecret }: AddressedEmail,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      order_id: orderId,
      reference,
      recipient,
      reply_to: replyTo,
      subject: message.subject,
      text: emailAsText(message),
      html: emailAsHtml(message),
      created_at: new Date(now).toISOString(),
      next_try_at: AT_ONCE,
      attempts: 0,
      sent_at: null,
      last_error: null,
      is_secret: isSecret ? 1 : 0,
    })
    .execute();
}
