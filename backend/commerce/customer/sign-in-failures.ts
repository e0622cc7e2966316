import type { ShopDatabase } from '../../database/shop-database';

/** Magento's default: ten wrong passwords within ten minutes lock the address for ten minutes. */
const MAX_FAILURES = 10;
const WINDOW = 10 * 60_000;
/** ms after which failures are deleted. */
const DELETE_AFTER = 24 * 3_600_000;

const iso = (instant: number): string => new Date(instant).toISOString();

/** Whether an address is locked after too many wrong passwords; then even the right one is refused. */
export async function isLocked(database: ShopDatabase, emailKey: string, now: number): Promise<boolean> {
  const row = await database
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row !== undefined && row.locked_until !== null && row.locked_until > iso(now);
}

/** Counts a wrong password, whether the address has an account or not. The transaction must be committed. */
export async function recordFailure(transaction: ShopDatabase, emailKey: string, now: number): Promise<void> {
  await transaction
    .deleteFrom('sign_in_failures')
    .where('first_at', '<', iso(now - DELETE_AFTER))
    .execute();
  // The row is written first, so that concurrent failures are counted one after the other.
  const row = await transaction
    .insertInto('sign_in_failures')
    .values({ email_key: emailKey, failures: 1, first_at: iso(now), locked_until: null })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet((eb) => ({ failures: eb('sign_in_failures.failures', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.locked_until !== null && row.locked_until > iso(now)) return;
  const changed =
    row.locked_until !== null || row.first_at <= iso(now - WINDOW)
      ? { failures: 1, first_at: iso(now), locked_until: null }
      : { locked_until: row.failures >= MAX_FAILURES ? iso(now + WINDOW) : null };
  await transaction.updateTable('sign_in_failures').set(changed).where('email_key', '=', emailKey).execute();
}

/** Resets the count after the right password or a password reset. */
export async function resetFailures(transaction: ShopDatabase, emailKey: string): Promise<void> {
  await transaction.deleteFrom('sign_in_failures').where('email_key', '=', emailKey).execute();
}
