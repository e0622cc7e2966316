import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { passwordChangedEmail } from '../../mail/account-emails';
import { ok, refuse, type Result } from '../result';
import type { ShopContext } from '../shop-context';
import { badInput, BUSY, type ShopRefusal } from '../shop-refusal';
import { dropLink, isLink, useLink } from './account-link';
import { queueAccountEmail, postReset } from './queue-account-email';
import { holdCustomer } from './customer-row';
import { emailKey, isEmail } from './email';
import { confirmSubscription } from '../newsletter/subscription';
import { refusePassword } from './password-rule';
import { endTokens } from './sign-in';
import { forgetFailures } from './sign-in-failures';

const HOUR = 3_600_000;
/** Magento's own: letters an hour for an address. */
const MAX_EMAILS = 5;

const NO_LINK = badInput("Cannot set the customer's password");

function refuseEmail(email: string): ShopRefusal | null {
  if (email === '') return badInput('You must specify an email address.');
  return isEmail(email) ? null : badInput('The email address has an invalid format.');
}

/** Notes that a letter was asked for; false when that has happened too often of late. */
async function mayAsk(transaction: ShopDatabase, key: string, now: number): Promise<boolean> {
  const since = new Date(now - HOUR).toISOString();
  await transaction.deleteFrom('reset_requests').where('requested_at', '<=', since).execute();
  const { count } = await transaction
    .selectFrom('reset_requests')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_EMAILS) return false;
  await transaction
    .insertInto('reset_requests')
    .values({ email_key: key, requested_at: new Date(now).toISOString() })
    .execute();
  return true;
}

/**
 * S7-79. Sends a letter that leads to a new password. An address without an account is answered alike and after the same
 * time: what was asked is written down for both, and both are refused when it was asked too often.
 */
export async function requestReset(context: ShopContext, email: string): Promise<Result<true, ShopRefusal>> {
  const address = email.trim();
  const refusal = refuseEmail(address);
  if (refusal !== null) return refuse(refusal);
  const patience = new Promise((resolve) => setTimeout(resolve, context.accounts.resetAnswerAfter));
  const [asked] = await Promise.all([askFor(context, address), patience]);
  return asked;
}

async function askFor(context: ShopContext, address: string): Promise<Result<true, ShopRefusal>> {
  const key = emailKey(address);
  const asked = await inTransaction<true, ShopRefusal>(context.database, async (transaction) => {
    const customer = await holdCustomer(transaction, key);
    if (!(await mayAsk(transaction, key, context.now()))) {
      return refuse(badInput("Cannot reset the customer's password"));
    }
    if (customer !== null) await postReset(transaction, context, customer);
    return ok(true);
  });
  if (asked.ok) context.onEmails();
  return asked;
}

interface ResetArgs {
  readonly email: string;
  readonly resetPasswordToken: string;
  readonly newPassword: string;
}

/**
 * S7-80. A new password for what a letter's link proves: once, in time, and for the address it went to. Everybody who
 * was signed in is out then, and the address counts as confirmed, since its owner has read the letter.
 */
export async function resetPassword(context: ShopContext, args: ResetArgs): Promise<Result<true, ShopRefusal>> {
  const email = args.email.trim();
  const refusal = refuseEmail(email);
  if (refusal !== null) return refuse(refusal);
  if (args.resetPasswordToken === '') return refuse(badInput('resetPasswordToken must be specified'));
  if (args.newPassword === '') return refuse(badInput('newPassword must be specified'));
  // Said before the link is used up, so that the next try can still succeed.
  const weak = refusePassword(args.newPassword, email);
  if (weak !== null) return refuse(weak);
  const key = emailKey(email);
  const now = context.now();
  // Nobody makes the shop hash without a link; who has one waits in another line than the address's own sign-in.
  if (!(await isLink(context.database, args.resetPasswordToken, 'reset', key, now))) return refuse(NO_LINK);
  const hashed = await context.passwords.hash(args.newPassword, `reset:${key}`);
  if (!hashed.ok) return refuse(BUSY);
  const set = await inTransaction<true, ShopRefusal>(context.database, async (transaction) => {
    const id = await useLink(transaction, args.resetPasswordToken, 'reset', key, now);
    if (id === null) return refuse(NO_LINK);
    const customer = await transaction
      .updateTable('customers')
      .set({ password_hash: hashed.value, confirmed: 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await endTokens(transaction, id);
    await dropLink(transaction, id, 'confirm');
    await forgetFailures(transaction, key);
    await confirmSubscription(transaction, key, now);
    await queueAccountEmail(transaction, customer.email, 'password', passwordChangedEmail(customer.firstname), now);
    return ok(true);
  });
  if (set.ok) context.onEmails();
  return set;
}
