import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import { termSearchFor } from '../search/term-search-for';
import { wordsOfTerm } from '../search/term-search';
import { listingOf, type ProductFilter, rowConditions } from './product-filter';

/**
 * Products that a search or a combination of filters lists at most; those beyond are not counted, because counting
 * would read all of them.
 */
export const MAX_FOUND = 500;

/** More than any two ids differ. */
const KINDS_APART = sql.lit(1_000_000_000_000);

const COLUMNS = sql`l.product_id, l.position, l.price, l.name, l.created_at`;

interface Joined {
  /** Subquery with the `id` of products, and possibly their `rank`; null for the whole listing. */
  readonly ids: RawBuilder<unknown> | null;
  readonly rank?: RawBuilder<unknown>;
  readonly limit?: RawBuilder<unknown>;
  readonly newestFirst?: boolean;
  readonly more?: readonly RawBuilder<SqlBool>[];
}

/** Rows of the filter's listing whose ids are in a subquery: that is read first, one listed row for each id. */
export function joinedRows(database: ShopDatabase, filter: ProductFilter, joined: Joined): RawBuilder<unknown> {
  const { ids, limit = sql`${MAX_FOUND}`, newestFirst = false, more = [] } = joined;
  const rank = joined.rank ?? (newestFirst ? sql`-f.id` : sql`l.position`);
  const conditions = [
    sql<SqlBool>`l.category_id = ${listingOf(filter)}`,
    ...(ids === null ? [] : [sql<SqlBool>`l.product_id = f.id`]),
    // On `f`, so that a listed row is read only if its product matches.
    ...(ids === null ? rowConditions(filter, true) : rowConditions(filter, false, 'f.id')),
    ...nameCondition(database, filter),
    ...more,
  ];
  const source = ids === null ? sql`listings l` : sql`(${ids}) f CROSS JOIN listings l`;
  return sql`SELECT ${COLUMNS}, ${rank} AS rank FROM ${source} WHERE ${sql.join(conditions, sql` AND `)}
    ${newestFirst ? sql`ORDER BY f.id DESC` : sql``} LIMIT ${limit}`;
}

/** The name filter besides a search; without a search its words are read like those of one. */
function nameCondition(database: ShopDatabase, filter: ProductFilter): readonly RawBuilder<SqlBool>[] {
  const words = wordsOfTerm(filter.name ?? '');
  if (words.length === 0) return [];
  return [sql`l.product_id IN (${termSearchFor(database).ids(words, { names: true })})`];
}

/**
 * The products found by words that more than MAX_FOUND products contain: first those with every word in the name, the
 * newest of each kind, in this order. Exact ranks would need all of them. At most `most` rows.
 */
export function broadRows(
  database: ShopDatabase,
  filter: ProductFilter,
  words: readonly string[],
  by: { readonly names: boolean; readonly whole: boolean },
  most = MAX_FOUND,
): RawBuilder<unknown> {
  const search = termSearchFor(database);
  const ids = search.ids(words, { ...by, names: true });
  const named = joinedRows(database, filter, { ids, newestFirst: true, limit: sql`${most}` });
  if (by.names) return named;
  const others = joinedRows(database, filter, {
    ids: search.ids(words, by),
    newestFirst: true,
    more: [sql`f.id NOT IN (SELECT product_id FROM named)`],
    limit: sql`(SELECT ${most} - count(*) FROM named)`,
  });
  return sql`SELECT * FROM (WITH named AS MATERIALIZED (${named}) SELECT * FROM named
    UNION ALL SELECT product_id, position, price, name, created_at, rank + ${KINDS_APART} FROM (${others}) others) broad`;
}
