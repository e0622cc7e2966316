import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { type CustomerRow, findCustomer, readCustomer } from '../customer/customer-row';
import { emailKey, MAX_EMAIL } from '../customer/email';
import { isLocked, recordFailure, resetFailures, type SignInAttempt, signInDelay } from './sign-in-failures';
import type { SignedIn } from '../customer/signed-in';

/** Why a password was not accepted. */
export type PasswordRefusal = 'wrong' | 'locked' | 'busy';

/**
 * Compares a password outside of any transaction, because hashing is slow, then records the outcome inside one. The
 * lock is checked again there, so that parallel guesses count like successive ones.
 */
async function judge(
  context: ShopContext,
  key: string,
  customer: CustomerRow | null,
  password: string,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  const { database, passwords } = context;
  const attempt = { emailKey: key, network: context.network ?? '' };
  // No hashing for a locked address, whatever the password.
  if (await isLocked(database, attempt, context.now())) return refuse('locked');
  const delay = await signInDelay(database, key, context.now());
  if (delay > 0) await context.accounts.pause(delay);
  const matches = await passwords.matches(password, customer?.password_hash ?? null, key);
  if (!matches.ok) return matches;
  const outcome = await inTransaction<Result<CustomerRow, PasswordRefusal>, never>(database, async (transaction) =>
    ok(await count(transaction, attempt, matches.value ? customer : null, context.now())),
  );
  return outcome.ok ? outcome.value : refuse('wrong');
}

async function count(
  transaction: ShopDatabase,
  attempt: SignInAttempt,
  proven: CustomerRow | null,
  now: number,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  if (proven === null) {
    const locked = await isLocked(transaction, attempt, now);
    await recordFailure(transaction, attempt, now);
    return refuse(locked ? 'locked' : 'wrong');
  }
  if (await isLocked(transaction, attempt, now)) return refuse('locked');
  await resetFailures(transaction, attempt.emailKey, attempt.network);
  return ok(proven);
}

/** Checks the credentials of a sign-in. An address without an account takes as long and gets the same refusal. */
export async function checkSignIn(
  context: ShopContext,
  email: string,
  password: string,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  const key = emailKey(email);
  // Longer than any account's address.
  if (key.length > MAX_EMAIL) return refuse('wrong');
  return judge(context, key, await findCustomer(context.database, key), password);
}

/** Checks the password of the signed-in customer; the session remembers when it was right. */
export async function checkOwnPassword(
  context: ShopContext,
  { id, tokenHash }: SignedIn,
  password: string,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  const customer = await readCustomer(context.database, id);
  const checked = await judge(context, customer.email_key, customer, password);
  if (!checked.ok) return checked;
  await context.database
    .updateTable('customer_tokens')
    .set({ proven_at: new Date(context.now()).toISOString() })
    .where('hash', '=', tokenHash)
    .execute();
  return checked;
}
