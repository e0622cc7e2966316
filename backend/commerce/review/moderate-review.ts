import { recordProductChange } from '../catalogue/listing/record-changes';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';

export type Decision = 'approve' | 'reject';

/** Why nothing changed. */
export type ModerationRefusal = 'unknown' | 'already-decided';

/** Updates the review count and stars of a product. `delta` is 1 for a published review, -1 for a removed one. */
export async function countReview(
  transaction: ShopDatabase,
  productId: number,
  stars: number,
  delta: 1 | -1,
): Promise<void> {
  await transaction
    .updateTable('products')
    .set((eb) => ({
      review_count: eb('review_count', '+', delta),
      stars_sum: eb('stars_sum', '+', delta * stars),
    }))
    .where('id', '=', productId)
    .execute();
  await recordProductChange(transaction, [productId], 'shown');
}

/** Approves or rejects a review; a published review can be rejected later. */
export async function moderateReview(
  database: ShopDatabase,
  id: number,
  decision: Decision,
): Promise<Result<null, ModerationRefusal>> {
  const isApproval = decision === 'approve';
  return inTransaction<null, ModerationRefusal>(database, async (transaction) => {
    const before = await transaction.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
    if (before === undefined) return refuse('unknown');
    if ((isApproval ? before.approved : before.rejected) === 1) return refuse('already-decided');
    const changed = await transaction
      .updateTable('reviews')
      .set({ approved: isApproval ? 1 : 0, rejected: isApproval ? 0 : 1 })
      .where('id', '=', id)
      // Optimistic lock: of two concurrent decisions one matches no row, and the counts stay right.
      .where('approved', '=', before.approved)
      .where('rejected', '=', before.rejected)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return refuse('already-decided');
    if (isApproval) await countReview(transaction, before.product_id, before.stars, 1);
    else if (before.approved === 1) await countReview(transaction, before.product_id, before.stars, -1);
    return ok(null);
  });
}
