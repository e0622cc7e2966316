import type { Result } from '../shared/result';
import type { ShopDatabase } from './shop-database';

/**
 * PostgreSQL errors that a retry solves: serialization failure, deadlock, and a unique key that a concurrent
 * transaction took after it was checked; the retry sees it and refuses properly. Transactions on the file never
 * conflict: each locks it from its beginning.
 */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505']);
const MAX_TRIES = 5;
/** ms, times the number of attempts, so that two conflicting transactions do not conflict again. */
const MAX_PAUSE = 25;

function mayTryAgain(bug: unknown): boolean {
  return bug instanceof Error && 'code' in bug && RETRYABLE_CODES.has(bug.code);
}

async function once<Value, Reason>(
  database: ShopDatabase,
  work: (transaction: ShopDatabase) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  const transaction = await database.startTransaction().execute();
  let result: Result<Value, Reason>;
  try {
    result = await work(transaction);
    if (result.ok) await transaction.commit().execute();
    else await transaction.rollback().execute();
  } catch (bug) {
    // A commit that failed (disk full) has already ended the transaction.
    if (!transaction.isCommitted && !transaction.isRolledBack) {
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    }
    throw bug;
  }
  return result;
}

/**
 * Runs `work` in one transaction: committed when it returns ok, rolled back when it refuses or throws. `work` must use
 * only the database it is given, or it deadlocks on itself. After a conflict all of `work` runs again, so it must not
 * change anything else.
 */
export async function inTransaction<Value, Reason>(
  database: ShopDatabase,
  work: (transaction: ShopDatabase) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(database, work);
    } catch (bug) {
      if (tries >= MAX_TRIES || !mayTryAgain(bug)) throw bug;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE * tries));
    }
  }
}
