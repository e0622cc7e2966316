import { plainEmail, readEmail } from '../../../src/domain/text/email';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, BUSY, type ShopRefusal } from '../shared/shop-refusal';
import { deleteLink, isLinkValid, useLink } from '../customer/account-link';
import { queueResetEmail } from '../customer/account-emails';
import { lockCustomer, readCustomer } from '../customer/customer-row';
import { emailKey } from '../customer/email';
import { attachGuestOrders } from '../order/guest-order';
import { confirmSubscription } from '../newsletter/subscription';
import { refusePassword } from '../customer/password-rule';
import { endTokens } from './sign-in';
import { resetFailures } from './check-password';

const HOUR = 3_600_000;
/** Magento's default: reset emails per hour and address. */
const MAX_EMAILS = 5;

const NO_LINK = badInput("Cannot set the customer's password");

function refuseEmail(email: string): ShopRefusal | null {
  if (email === '') return badInput('You must specify an email address.');
  return readEmail(email) !== null ? null : badInput('The email address has an invalid format.');
}

/** Records a reset request; false when there were too many recently. */
async function recordResetRequest(transaction: ShopDatabase, key: string, now: number): Promise<boolean> {
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
 * Sends a password reset email. An address without an account gets the same response after the same time, and requests
 * for it count towards the limit too.
 */
export async function requestReset(context: ShopContext, email: string): Promise<Result<true, ShopRefusal>> {
  const address = plainEmail(email);
  const refusal = refuseEmail(address);
  if (refusal !== null) return refuse(refusal);
  const minimumDelay = new Promise((resolve) => setTimeout(resolve, context.accounts.resetResponseDelay));
  const [queued] = await Promise.all([queueReset(context, address), minimumDelay]);
  return queued;
}

async function queueReset(context: ShopContext, address: string): Promise<Result<true, ShopRefusal>> {
  const key = emailKey(address);
  const queued = await inTransaction<true, ShopRefusal>(context.database, async (transaction) => {
    const customer = await lockCustomer(transaction, key);
    if (!(await recordResetRequest(transaction, key, context.now()))) {
      return refuse(badInput("Cannot reset the customer's password"));
    }
    if (customer !== null) await queueResetEmail(transaction, context, customer);
    return ok(true);
  });
  if (queued.ok) context.onEmailQueued();
  return queued;
}

interface ResetArgs {
  readonly email: string;
  readonly resetPasswordToken: string;
  readonly newPassword: string;
}

/**
 * Sets a new password by the link of a reset email, which works once, for a limited time and for its address only.
 * Ends all sessions, and confirms the address, since its owner has read the email.
 */
export async function resetPassword(context: ShopContext, args: ResetArgs): Promise<Result<true, ShopRefusal>> {
  const email = plainEmail(args.email);
  const refusal = refuseEmail(email);
  if (refusal !== null) return refuse(refusal);
  if (args.resetPasswordToken === '') return refuse(badInput('resetPasswordToken must be specified'));
  if (args.newPassword === '') return refuse(badInput('newPassword must be specified'));
  // Checked before the link is used up, so that the next try can still succeed.
  const weak = await refusePassword(args.newPassword, email);
  if (weak !== null) return refuse(weak);
  const key = emailKey(email);
  const now = context.now();
  // No hashing without a valid link, and in a queue separate from the address's own sign-ins.
  if (!(await isLinkValid(context.database, args.resetPasswordToken, 'reset', key, now))) return refuse(NO_LINK);
  const hashed = await context.passwords.hash(args.newPassword, `reset:${key}`);
  if (!hashed.ok) return refuse(BUSY);
  const set = await inTransaction<true, ShopRefusal>(context.database, async (transaction) => {
    const id = await useLink(transaction, args.resetPasswordToken, 'reset', key, now);
    if (id === null) return refuse(NO_LINK);
    const { confirmed } = await readCustomer(transaction, id);
    const customer = await transaction
      .updateTable('customers')
      .set({ password_hash: hashed.value, confirmed: 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await endTokens(transaction, id);
    await deleteLink(transaction, id, 'confirm');
    await deleteLink(transaction, id, 'email');
    await resetFailures(transaction, key);
    if (confirmed === 0) await attachGuestOrders(transaction, customer);
    await confirmSubscription(transaction, key, now);
    await context.emails.aboutAccount(transaction, customer.email, { kind: 'password-changed' }, now);
    return ok(true);
  });
  if (set.ok) context.onEmailQueued();
  return set;
}
