import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../result';
import type { ShopContext } from '../shop-context';
import { type CustomerRow, findCustomer, readCustomer } from './customer-row';
import { emailKey, MAX_EMAIL } from './email';
import { forgetFailures, isLocked, noteFailure } from './sign-in-failures';

/** Why a password does not count. */
export type PasswordRefusal = 'wrong' | 'locked' | 'busy';

/**
 * Compares a password, outside of any transaction (it takes its time on purpose), then counts the outcome inside one:
 * the lock is looked at again there, so that guesses sent all at once are not worth more than guesses in a row.
 */
async function judge(
  context: ShopContext,
  key: string,
  customer: CustomerRow | null,
  password: string,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  const { database, passwords } = context;
  // Nobody makes the shop hash for an address that is locked, whatever the password.
  if (await isLocked(database, key, context.now())) return refuse('locked');
  const fits = await passwords.fits(password, customer?.password_hash ?? null, key);
  if (!fits.ok) return fits;
  const outcome = await inTransaction<Result<CustomerRow, PasswordRefusal>, never>(database, async (transaction) =>
    ok(await count(transaction, key, fits.value ? customer : null, context.now())),
  );
  return outcome.ok ? outcome.value : refuse('wrong');
}

async function count(
  transaction: ShopDatabase,
  key: string,
  proven: CustomerRow | null,
  now: number,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  if (proven === null) {
    const locked = await isLocked(transaction, key, now);
    await noteFailure(transaction, key, now);
    return refuse(locked ? 'locked' : 'wrong');
  }
  if (await isLocked(transaction, key, now)) return refuse('locked');
  await forgetFailures(transaction, key);
  return ok(proven);
}

/** Proves who wants to sign in. An address without an account takes as long, and is refused alike. */
export async function checkSignIn(
  context: ShopContext,
  email: string,
  password: string,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  const key = emailKey(email);
  // No account has it, and no index takes it.
  if (key.length > MAX_EMAIL) return refuse('wrong');
  return judge(context, key, await findCustomer(context.database, key), password);
}

/** Proves once more that it is the customer who is signed in. */
export async function checkOwnPassword(
  context: ShopContext,
  customerId: number,
  password: string,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  const customer = await readCustomer(context.database, customerId);
  return judge(context, customer.email_key, customer, password);
}
