import type { Result } from '../commerce/result';
import type { ShopDatabase } from './shop-database';

/**
 * Runs `work` in one transaction: kept when it answers ok, undone when it refuses or throws.
 * `work` must use the database it is given and nothing else, or it waits for itself.
 */
export async function inTransaction<Value, Reason>(
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
