import type { ShopDatabase } from '../../database/shop-database';

/** Magento's default: ten wrong passwords within ten minutes lock the address for ten minutes, here for one network. */
const MAX_FAILURES = 10;
const WINDOW = 10 * 60_000;
/** ms after which failures are deleted. */
const DELETE_AFTER = 24 * 3_600_000;
/** ms per wrong password of an account beyond MAX_FAILURES, from whatever network, and altogether. */
const SLOWDOWN = 250;
export const MAX_SLOWDOWN = 2_000;

const iso = (instant: number): string => new Date(instant).toISOString();

/** The account that somebody tries to sign in to, and from where. */
export interface SignInAttempt {
  readonly emailKey: string;
  /** Empty when unknown. */
  readonly network: string;
}

/** Whether an address is locked for a network after too many wrong passwords; then even the right one is refused. */
export async function isLocked(
  database: ShopDatabase,
  { emailKey, network }: SignInAttempt,
  now: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email_key', '=', emailKey)
    .where('network', '=', network)
    .executeTakeFirst();
  return row !== undefined && row.locked_until !== null && row.locked_until > iso(now);
}

/**
 * ms that a sign-in to an address has to wait after wrong passwords from all networks together: guesses from many
 * networks become slow, and the owner is still let in.
 */
export async function signInDelay(database: ShopDatabase, emailKey: string, now: number): Promise<number> {
  const rows = await database
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('email_key', '=', emailKey)
    .where('first_at', '>', iso(now - WINDOW))
    .execute();
  const failures = rows.reduce((sum, row) => sum + row.failures, 0);
  return Math.min(MAX_SLOWDOWN, SLOWDOWN * Math.max(0, failures - MAX_FAILURES));
}

/** Counts a wrong password, whether the address has an account or not. The transaction must be committed. */
export async function recordFailure(
  transaction: ShopDatabase,
  { emailKey, network }: SignInAttempt,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom('sign_in_failures')
    .where('first_at', '<', iso(now - DELETE_AFTER))
    .execute();
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
      : { locked_until: row.failures >= MAX_FAILURES ? iso(now + WINDOW) : null };
  await transaction
    .updateTable('sign_in_failures')
    .set(changed)
    .where('email_key', '=', emailKey)
    .where('network', '=', network)
    .execute();
}

/** Resets the count of one network after the right password; of all networks after a password reset. */
export async function resetFailures(transaction: ShopDatabase, emailKey: string, network?: string): Promise<void> {
  const all = transaction.deleteFrom('sign_in_failures').where('email_key', '=', emailKey);
  await (network === undefined ? all : all.where('network', '=', network)).execute();
}
