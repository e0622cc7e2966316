import { type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from './read-term';

/** Path of the department of tributes. */
const FUNERALS = 'funerals';
/** More than any rank of full-text search, positive or negative. */
const AFTER_TYPED = sql.lit(1_000);
const AFTER_ALL = sql.lit(1_000_000);

/** The rank of a product `f` among others, that of a tribute raised by `after`: who looks for roses is not shown a casket spray first. */
export function tributesLast(rank: RawBuilder<unknown>, after: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${rank} + CASE WHEN EXISTS (SELECT 1 FROM listings t WHERE t.product_id = f.id
    AND t.category_id = (SELECT id FROM categories WHERE url_path = ${FUNERALS})) THEN ${after} ELSE 0 END`;
}

/**
 * The order of what a search finds, smaller for a better match, from the `rank` of full-text search of products `f`: what has
 * the typed words comes before what has only their meanings, and tributes come last unless the term asks for a funeral.
 * `typedIds` is the subquery of the first, or null if the words mean nothing else.
 */
export function relevance(
  typedIds: RawBuilder<unknown> | null,
  { isForFuneral }: Pick<SearchTerm, 'isForFuneral'>,
): RawBuilder<unknown> {
  const rank =
    typedIds === null ? sql`f.rank` : sql`f.rank + CASE WHEN f.id IN (${typedIds}) THEN 0 ELSE ${AFTER_TYPED} END`;
  return isForFuneral ? rank : tributesLast(rank, AFTER_ALL);
}
