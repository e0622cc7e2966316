import type { Result } from '../commerce/result';
import type { ShopDatabase } from './shop-database';

/**
 * What PostgreSQL says of a transaction that only met others at the wrong moment: serialization failure, deadlock, and a
 * unique key. What looked whether a key is free found it so, and somebody else has taken it since: run again it sees that,
 * and refuses in its own words. The file's transactions never meet: each holds it from its beginning.
 */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505']);
const MAX_TRIES = 5;
/** ms, times the tries so far: those who met do not meet again. */
const MAX_PAUSE = 25;

function mayTryAgain(bug: unknown): boolean {
  return bug instanceof Error && 'code' in bug && TRY_AGAIN.has(bug.code);
}

async function once<Value, Reason>(
  database: ShopDatabase,
  work: (transaction: ShopDatabase) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  const transaction = await database.startTransaction().execute();
  let answer: Result<Value, Reason>;
  try {
    answer = await work(transaction);
    if (answer.ok) await transaction.commit().execute();
    else await transaction.rollback().execute();
  } catch (bug) {
    // A commit that failed (disk full) has already ended the transaction; nothing is left to undo then.
    if (!transaction.isCommitted && !transaction.isRolledBack) {
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    }
    throw bug;
  }
  return answer;
}

/**
 * Runs `work` in one transaction: kept when it answers ok, undone when it refuses or throws.
 * `work` must use the database it is given and nothing else, or it waits for itself. A transaction may be undone because of
 * another one; then all of `work` runs again, so it may change nothing but the database.
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
