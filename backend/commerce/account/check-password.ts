import { MAX_EMAIL, plainEmail } from '../../../src/domain/text/email';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';
import type { CountedNetwork } from '../../shared/client-address';
import type { ShopContext } from '../graphql/shop-context';
import { type CustomerRow, findCustomer, readCustomer } from '../customer/customer-row';
import { emailKey } from '../customer/email';
import type { SignedIn } from '../customer/signed-in';

/** Magento's default: ten wrong passwords within ten minutes lock the address for ten minutes, here for one network. Wider ones have `times` as many. */
const MAX_FAILURES = 10;
const WINDOW = 10 * 60_000;
/** ms after which failures are deleted. */
const DELETE_AFTER = 24 * 3_600_000;
/** ms per wrong password of an account beyond MAX_FAILURES, from whatever network, and altogether. */
const SLOWDOWN = 250;
export const MAX_SLOWDOWN = 2_000;

const iso = (instant: number): string => new Date(instant).toISOString();

/** The account of a sign-in attempt, and the networks that it comes from, the narrowest first. */
interface SignInAttempt {
  readonly emailKey: string;
  readonly networks: readonly CountedNetwork[];
}

/** The network of callers whose own is unknown. */
const UNKNOWN: readonly CountedNetwork[] = [{ key: '', times: 1 }];

const keysOf = ({ networks }: SignInAttempt): readonly string[] => networks.map(({ key }) => key);

/** Whether an address is locked for a network after too many wrong passwords; then even the right one is refused. */
async function isLocked(database: ShopDatabase, attempt: SignInAttempt, now: number): Promise<boolean> {
  const row = await database
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email_key', '=', attempt.emailKey)
    .where('network', 'in', keysOf(attempt))
    .where('locked_until', '>', iso(now))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * ms that a sign-in to an address has to wait after wrong passwords from all networks together: guesses from many
 * networks become slow, and the owner is still let in.
 */
async function signInDelay(database: ShopDatabase, emailKey: string, now: number): Promise<number> {
  const rows = await database
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('email_key', '=', emailKey)
    .where('first_at', '>', iso(now - WINDOW))
    // Each failure is counted for wider networks, too.
    .where('network', 'not like', '%::/56')
    .where('network', 'not like', '%::/48')
    .execute();
  const failures = rows.reduce((sum, row) => sum + row.failures, 0);
  return Math.min(MAX_SLOWDOWN, SLOWDOWN * Math.max(0, failures - MAX_FAILURES));
}

/** Counts a wrong password, whether the address has an account or not. The transaction must be committed. */
async function recordFailure(
  transaction: ShopDatabase,
  { emailKey, networks }: SignInAttempt,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom('sign_in_failures')
    .where('first_at', '<', iso(now - DELETE_AFTER))
    .execute();
  for (const network of networks) await countFailure(transaction, emailKey, network, now);
}

async function countFailure(
  transaction: ShopDatabase,
  emailKey: string,
  { key: network, times }: CountedNetwork,
  now: number,
): Promise<void> {
  // The row is written first, so that concurrent failures are counted one after the other.
  const row = await transaction
    .insertInto('sign_in_failures')
    .values({ email_key: emailKey, network, failures: 1, first_at: iso(now), locked_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'network'])
        .doUpdateSet((eb) => ({ failures: eb('sign_in_failures.failures', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.locked_until !== null && row.locked_until > iso(now)) return;
  const changed =
    row.locked_until !== null || row.first_at <= iso(now - WINDOW)
      ? { failures: 1, first_at: iso(now), locked_until: null }
      : { locked_until: row.failures >= MAX_FAILURES * times ? iso(now + WINDOW) : null };
  await transaction
    .updateTable('sign_in_failures')
    .set(changed)
    .where('email_key', '=', emailKey)
    .where('network', '=', network)
    .execute();
}

/** Resets the counts of some networks after the right password; of all networks after a password reset. */
export async function resetFailures(
  transaction: ShopDatabase,
  emailKey: string,
  networks?: readonly string[],
): Promise<void> {
  const all = transaction.deleteFrom('sign_in_failures').where('email_key', '=', emailKey);
  await (networks === undefined ? all : all.where('network', 'in', networks)).execute();
}

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
  const attempt = { emailKey: key, networks: context.networks.length === 0 ? UNKNOWN : context.networks };
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
  await resetFailures(transaction, attempt.emailKey, keysOf(attempt));
  return ok(proven);
}

/** Checks the credentials of a sign-in. An address without an account takes as long and gets the same refusal. */
export async function checkSignIn(
  context: ShopContext,
  email: string,
  password: string,
): Promise<Result<CustomerRow, PasswordRefusal>> {
  const key = emailKey(plainEmail(email));
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
