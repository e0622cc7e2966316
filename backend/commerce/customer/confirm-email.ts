import { inTransaction } from '../../database/transaction';
import { welcomeEmail } from '../../mail/account-emails';
import { ok, refuse, type Result } from '../result';
import type { ShopContext } from '../shop-context';
import { badInput, type ShopRefusal } from '../shop-refusal';
import { attachGuestOrders } from '../order/attach-guest-orders';
import { confirmSubscription } from '../newsletter/subscription';
import { confirmNewEmail } from './change-email';
import { shopLink, useLink } from './account-link';
import { queueAccountEmail } from './queue-account-email';
import type { CustomerRow } from './customer-row';
import { emailKey, isEmail } from './email';

/** Confirms an account, or its new address, by the link of the confirmation email, once. */
export async function confirmEmail(
  context: ShopContext,
  email: string,
  key: string,
): Promise<Result<CustomerRow, ShopRefusal>> {
  if (!isEmail(email.trim())) return refuse(badInput('Email is invalid'));
  const now = context.now();
  const confirmed = await inTransaction<CustomerRow, ShopRefusal>(context.database, async (transaction) => {
    const movedId = await useLink(transaction, key, 'email', emailKey(email), now);
    const moved = movedId === null ? null : await confirmNewEmail(transaction, movedId, email.trim(), now);
    if (moved !== null) {
      await attachGuestOrders(transaction, moved);
      return ok(moved);
    }
    const id = await useLink(transaction, key, 'confirm', emailKey(email), now);
    // One message for every failure, so that it does not reveal which addresses have accounts.
    if (id === null) return refuse(badInput('This confirmation key is invalid or has expired.'));
    const customer = await transaction
      .updateTable('customers')
      .set({ confirmed: 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await attachGuestOrders(transaction, customer);
    await confirmSubscription(transaction, customer.email_key, now);
    const message = welcomeEmail(shopLink(context, ''));
    await queueAccountEmail(transaction, customer.email, 'welcome', message, now);
    return ok(customer);
  });
  if (confirmed.ok) context.onEmailQueued();
  return confirmed;
}
