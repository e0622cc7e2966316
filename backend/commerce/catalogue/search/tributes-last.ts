import { type RawBuilder, sql } from 'kysely';

/** Path of the department of tributes. */
const FUNERALS = 'funerals';
/** More than any rank, positive or negative. */
const AFTER_ALL = 1_000_000;

/**
 * A rank that puts tributes behind everything else that matches: whoever looks for roses is not shown a casket spray
 * first, and whoever looks for a casket spray finds nothing else.
 */
export function tributesLast(rank: RawBuilder<unknown>, productId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${rank} + CASE WHEN EXISTS (
    SELECT 1 FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    WHERE pc.product_id = ${productId} AND c.url_path = ${FUNERALS}) THEN ${sql.lit(AFTER_ALL)} ELSE 0 END`;
}
