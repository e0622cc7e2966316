import { plainEmail, readEmail } from '../../../src/domain/text/email';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { mayAttempt, recordAttempt } from '../shared/attempts';
import { moveSubscription } from '../newsletter/subscription';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { createLink, deleteLink, shopLink } from '../customer/account-link';
import { describePasswordRefusal, TOO_MANY_CHANGES } from './change-account';
import { checkOwnPassword } from './check-password';
import { type CustomerRow, findCustomer, readCustomer } from '../customer/customer-row';
import { emailKey, personKey } from '../customer/email';
import type { SignedIn } from '../customer/signed-in';

const HOUR = 3_600_000;
/** Emails per day to an unconfirmed address. */
const MAX_EMAILS = 3;

/** Stores the address; links sent to the old one become invalid. An order in progress is confirmed to the new one. */
async function storeEmail(transaction: ShopDatabase, id: number, email: string): Promise<void> {
  await transaction
    .updateTable('customers')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', id)
    .execute();
  await deleteLink(transaction, id, 'reset');
  await transaction.updateTable('carts').set({ email }).where('customer_id', '=', id).where('active', '=', 1).execute();
}

/** Queues the emails of a requested change. An address that is taken or was written to too often gets none. */
async function askNewOwner(
  transaction: ShopDatabase,
  context: ShopContext,
  before: CustomerRow,
  email: string,
): Promise<void> {
  const now = context.now();
  await context.emails.aboutAccount(transaction, before.email, { kind: 'email-change-requested' }, now);
  const limit = { kind: 'letter-to-address', who: personKey(email), most: MAX_EMAILS, withinMs: 24 * HOUR } as const;
  const isTaken = (await findCustomer(transaction, emailKey(email))) !== null;
  if (isTaken || !(await mayAttempt(transaction, limit, now))) return deleteLink(transaction, before.id, 'email');
  await recordAttempt(transaction, limit, now);
  const key = await createLink(transaction, { id: before.id, email_key: emailKey(email) }, 'email', now);
  const link = shopLink(context, 'customer/account/confirm-email', { email, key });
  await context.emails.aboutAccount(transaction, email, { kind: 'confirm-new-email', link }, now);
}

/**
 * Requests another email address of an account; requires the password. The old address stays valid until the owner of
 * the new one confirms it. Whether the new one belongs to another account is not revealed.
 */
export async function changeEmail(
  context: ShopContext,
  customer: SignedIn,
  newEmail: string,
  password: string,
): Promise<Result<CustomerRow, ShopRefusal>> {
  const email = plainEmail(newEmail);
  if (readEmail(email) === null) return refuse(badInput(`"${email}" is not a valid email address.`));
  if (password === '') return refuse(badInput('Provide the current "password" to change "email".'));
  const { id } = customer;
  const checked = await checkOwnPassword(context, customer, password);
  if (!checked.ok) return refuse(describePasswordRefusal(checked.reason));
  const before = checked.value;
  const changed = await inTransaction<CustomerRow, ShopRefusal>(context.database, async (transaction) => {
    if (emailKey(email) === before.email_key) {
      await storeEmail(transaction, id, email);
      return ok(await readCustomer(transaction, id));
    }
    const limit = {
      kind: 'email-change',
      who: String(id),
      most: context.accounts.changesPerHour,
      withinMs: HOUR,
    } as const;
    if (!(await mayAttempt(transaction, limit, context.now()))) return refuse(TOO_MANY_CHANGES);
    await recordAttempt(transaction, limit, context.now());
    await askNewOwner(transaction, context, before, email);
    return ok(await readCustomer(transaction, id));
  });
  if (changed.ok) context.onEmailQueued();
  return changed;
}

/** Makes a confirmed address the account's; null when another account has taken it meanwhile. */
export async function confirmNewEmail(
  transaction: ShopDatabase,
  context: ShopContext,
  id: number,
  email: string,
): Promise<CustomerRow | null> {
  if ((await findCustomer(transaction, emailKey(email))) !== null) return null;
  const before = await readCustomer(transaction, id);
  const now = context.now();
  await storeEmail(transaction, id, email);
  await moveSubscription(transaction, before.email_key, email, now);
  await context.emails.aboutAccount(transaction, before.email, { kind: 'email-changed' }, now);
  return readCustomer(transaction, id);
}
