import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../result';

export type Decision = 'approve' | 'reject';

/** Why nothing was decided. */
export type ModerationRefusal = 'unknown' | 'decided-so';

/** Keeps the counts beside the product true. `pieces` is 1 for a review that appears, -1 for one that goes. */
export async function countReview(
  transaction: ShopDatabase,
  productId: number,
  stars: number,
  pieces: 1 | -1,
): Promise<void> {
  await transaction
    .updateTable('products')
    .set((eb) => ({
      review_count: eb('review_count', '+', pieces),
      stars_sum: eb('stars_sum', '+', pieces * stars),
    }))
    .where('id', '=', productId)
    .execute();
}

/** The florist's word on a review. It may be changed: a review that was shown can be taken down again. */
export async function moderateReview(
  database: ShopDatabase,
  id: number,
  decision: Decision,
): Promise<Result<null, ModerationRefusal>> {
  const isApproval = decision === 'approve';
  return inTransaction<null, ModerationRefusal>(database, async (transaction) => {
    const before = await transaction.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
    if (before === undefined) return refuse('unknown');
    if ((isApproval ? before.approved : before.rejected) === 1) return refuse('decided-so');
    const changed = await transaction
      .updateTable('reviews')
      .set({ approved: isApproval ? 1 : 0, rejected: isApproval ? 0 : 1 })
      .where('id', '=', id)
      // As it was read: of two decisions at once one finds it changed, and the counts stay true.
      .where('approved', '=', before.approved)
      .where('rejected', '=', before.rejected)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return refuse('decided-so');
    if (isApproval) await countReview(transaction, before.product_id, before.stars, 1);
    else if (before.approved === 1) await countReview(transaction, before.product_id, before.stars, -1);
    return ok(null);
  });
}
