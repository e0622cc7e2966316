import { randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../../database/shop-database';
import type { Email } from '../../mail/email';
import { queueEmail } from '../../mail/queue-email';
import { confirmationEmail, resetEmail } from '../../mail/account-emails';
import { SHOP_CONTACT } from '../store/shop-contact';
import type { ShopContext } from '../graphql/shop-context';
import { createLink, shopLink } from './account-link';
import type { CustomerRow } from './customer-row';

/** Queues an email about an account in the outbox, in the transaction of the change. */
export async function queueAccountEmail(
  transaction: ShopDatabase,
  recipient: string,
  kind: string,
  message: Email,
  now: number,
  isSecret = false,
): Promise<void> {
  const reference = `account-${kind}-${randomBytes(8).toString('hex')}`;
  const replyTo = SHOP_CONTACT.email;
  await queueEmail(transaction, { message, reference, recipient, replyTo, orderId: null, isSecret }, now);
}

/** Queues the email with the link that confirms an account. */
export async function queueConfirmationEmail(
  transaction: ShopDatabase,
  context: ShopContext,
  customer: CustomerRow,
): Promise<void> {
  const now = context.now();
  const key = await createLink(transaction, customer, 'confirm', now);
  const link = shopLink(context, 'customer/account/confirm', { email: customer.email, key });
  await queueAccountEmail(transaction, customer.email, 'confirm', confirmationEmail(link), now, true);
}

/** Queues the email with the link that resets the password. */
export async function queueResetEmail(
  transaction: ShopDatabase,
  context: ShopContext,
  customer: CustomerRow,
): Promise<void> {
  const now = context.now();
  const token = await createLink(transaction, customer, 'reset', now);
  const link = shopLink(context, 'customer/account/createPassword', { email: customer.email, token });
  await queueAccountEmail(transaction, customer.email, 'reset', resetEmail(link), now, true);
}
