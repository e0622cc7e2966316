import { plainEmail, readEmail } from '../../../src/domain/text/email';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { newSecret, secretHash, shopLink } from '../customer/account-link';
import { findCustomer } from '../customer/customer-row';
import { mayWriteTo } from '../customer/mailbox-limit';
import { emailKey } from '../customer/email';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { CONFIRMATION_LIFETIME, readSubscriber, subscribe } from './subscription';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';

export type Joined = 'SUBSCRIBED' | 'NOT_ACTIVE';

/** ms before the confirmation email is sent again to the same address. */
const NEXT_EMAIL_AFTER = 10 * 60_000;

/** Whether an address is the signed-in customer's own. */
async function isOwn(transaction: ShopDatabase, { customer }: ShopContext, key: string): Promise<boolean> {
  return customer !== null && (await findCustomer(transaction, key))?.id === customer.id;
}

async function queueConfirmation(transaction: ShopDatabase, context: ShopContext, email: string): Promise<boolean> {
  const now = context.now();
  const before = await readSubscriber(transaction, emailKey(email));
  const since = new Date(now - NEXT_EMAIL_AFTER).toISOString();
  if (before?.status === 'NOT_ACTIVE' && before.changed_at > since) return false;
  if (!(await mayWriteTo(transaction, context, email))) return false;
  const key = newSecret();
  await subscribe(transaction, { email, status: 'NOT_ACTIVE', confirm_hash: secretHash(key) }, now);
  const link = shopLink(context, 'newsletter/confirm', { email, key });
  await context.emails.aboutAccount(transaction, email, { kind: 'confirm-newsletter', link }, now);
  return true;
}

/**
 * Subscribes an address after its owner has confirmed it by the link of an email; at once if the setting says so, or if it is
 * the signed-in customer's own. Every other address gets the same answer, which does not reveal whether it has an
 * account or is on the list.
 */
export async function joinNewsletter(context: ShopContext, wanted: string): Promise<Result<Joined, ShopRefusal>> {
  const email = plainEmail(wanted);
  if (email === '') return refuse(badInput('You must specify an email address to subscribe to a newsletter.'));
  if (readEmail(email) === null) return refuse(badInput('Enter a valid email address.'));
  const key = emailKey(email);
  const joined = await inTransaction<{ status: Joined; isEmailQueued: boolean }, ShopRefusal>(
    context.database,
    async (transaction) => {
      const needsLink = context.accounts.newsletterConfirmation && !(await isOwn(transaction, context, key));
      const status = needsLink ? 'NOT_ACTIVE' : 'SUBSCRIBED';
      const isOnList = (await readSubscriber(transaction, key))?.status === 'SUBSCRIBED';
      if (isOnList) return ok({ status, isEmailQueued: false });
      if (needsLink) return ok({ status, isEmailQueued: await queueConfirmation(transaction, context, email) });
      await subscribe(transaction, { email, status, confirm_hash: null }, context.now());
      return ok({ status, isEmailQueued: false });
    },
  );
  if (!joined.ok) return joined;
  if (joined.value.isEmailQueued) context.onEmailQueued();
  return ok(joined.value.status);
}

/** Confirms a subscription by the link of its email, once; a link older than three days is refused. */
export async function confirmNewsletter(
  context: ShopContext,
  email: string,
  key: string,
): Promise<Result<Joined, ShopRefusal>> {
  const confirmed = await context.database
    .updateTable('newsletter_subscribers')
    .set({ status: 'SUBSCRIBED', confirm_hash: null, changed_at: new Date(context.now()).toISOString() })
    .where('email_key', '=', emailKey(email))
    .where('confirm_hash', '=', secretHash(key))
    .where('status', '=', 'NOT_ACTIVE')
    .where('changed_at', '>', new Date(context.now() - CONFIRMATION_LIFETIME).toISOString())
    .returning('email_key')
    .executeTakeFirst();
  return confirmed === undefined
    ? refuse(badInput('This confirmation key is invalid or has expired.'))
    : ok('SUBSCRIBED');
}

export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeEmailToNewsletter: async (_source, args: { email: string }, context) => ({
      status: valueOrError(await joinNewsletter(context, args.email)),
    }),
    confirmNewsletter: async (_source, args: { email: string; key: string }, context) => ({
      status: valueOrError(await confirmNewsletter(context, args.email, args.key)),
    }),
  },
};
