import type { ShopDatabase } from '../database/shop-database';
import { visibleText } from '../shared/invisible-characters';
import { type Email, emailAsHtml, emailAsText } from './email';

/** Due at once, whatever the shop's clock says. */
const DUE_NOW = '1970-01-01T00:00:00.000Z';

export interface AddressedEmail {
  readonly message: Email;
  /** Unique per email. */
  readonly reference: string;
  readonly recipient: string;
  readonly replyTo: string;
  /** The order's row id, for an email about an order. */
  readonly orderId: number | null;
  /** The text grants access, or is an enquiry's: it is deleted from the outbox once sent. */
  readonly isSecret: boolean;
}

/** Adds an email to the outbox, in the transaction of the change, so that neither exists without the other. */
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
      subject: visibleText(message.subject, ' '),
      text: visibleText(emailAsText(message), ' '),
      html: visibleText(emailAsHtml(message), ' '),
      created_at: new Date(now).toISOString(),
      next_try_at: DUE_NOW,
      attempts: 0,
      sent_at: null,
      last_error: null,
      is_secret: isSecret ? 1 : 0,
    })
    .execute();
}
