import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Path of the department of tributes. */
const FUNERALS = 'funerals';
/** More than any rank of full-text search, positive or negative. */
const AFTER_TYPED = 1_000;
const AFTER_ALL = 1_000_000;

/** True for products of the department of tributes, or for all others. */
export function isTribute(productId: RawBuilder<unknown>, isOne = true): RawBuilder<SqlBool> {
  return sql`${isOne ? sql`` : sql`NOT `}EXISTS (SELECT 1 FROM listings t WHERE t.product_id = ${productId}
    AND t.category_id = (SELECT id FROM categories WHERE url_path = ${FUNERALS}))`;
}

/**
 * The order of what a search finds, smaller for a better match, from the `rank` of full-text search of products `f`: what has
 * the typed words comes before what has their meanings, and tributes come last: who looks for roses is not shown a casket spray
 * first. `typedIds` is the subquery of the first, or null if the words mean nothing else.
 */
export function relevance(
  typedIds: RawBuilder<unknown> | null,
  { isForFuneral }: { readonly isForFuneral: boolean },
): RawBuilder<unknown> {
  const meant =
    typedIds === null ? sql`` : sql` + CASE WHEN f.id IN (${typedIds}) THEN 0 ELSE ${sql.lit(AFTER_TYPED)} END`;
  const tribute = isForFuneral
    ? sql``
    : sql` + CASE WHEN ${isTribute(sql`f.id`)} THEN ${sql.lit(AFTER_ALL)} ELSE 0 END`;
  return sql`f.rank${meant}${tribute}`;
}
