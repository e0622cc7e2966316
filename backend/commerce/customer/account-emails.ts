import type { ShopDatabase } from '../../database/shop-database';
import type { ShopContext } from '../graphql/shop-context';
import { createLink, shopLink } from './account-link';
import type { CustomerRow } from './customer-row';
import { mayWriteTo } from './mailbox-limit';

/** An email about an account, with the link that it contains. */
export type AccountEmail =
  | {
      readonly kind: 'confirm-account' | 'welcome' | 'reset-password' | 'confirm-new-email' | 'confirm-newsletter';
      readonly link: string;
    }
  | { readonly kind: 'password-changed' | 'email-change-requested' | 'email-changed' | 'account-deleted' };

export interface AccountEmails {
  /** Adds the email to the outbox, in the transaction of the change. */
  aboutAccount(transaction: ShopDatabase, recipient: string, email: AccountEmail, now: number): Promise<void>;
}

/** Queues the email with the link that confirms an account, unless its mailbox has had too many. */
export async function queueConfirmationEmail(
  transaction: ShopDatabase,
  context: ShopContext,
  customer: CustomerRow,
): Promise<void> {
  if (!(await mayWriteTo(transaction, context, customer.email))) return;
  const now = context.now();
  const key = await createLink(transaction, customer, 'confirm', now);
  const link = shopLink(context, 'customer/account/confirm', { email: customer.email, key });
  await context.emails.aboutAccount(transaction, customer.email, { kind: 'confirm-account', link }, now);
}

/** Queues the email with the link that resets the password, unless its mailbox has had too many. */
export async function queueResetEmail(
  transaction: ShopDatabase,
  context: ShopContext,
  customer: CustomerRow,
): Promise<void> {
  if (!(await mayWriteTo(transaction, context, customer.email, 'reset'))) return;
  const now = context.now();
  const token = await createLink(transaction, customer, 'reset', now);
  const link = shopLink(context, 'customer/account/createPassword', { email: customer.email, token });
  await context.emails.aboutAccount(transaction, customer.email, { kind: 'reset-password', link }, now);
}
