import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { dialectOf } from '../../../database/dialect';
import type { ShopDatabase } from '../../../database/shop-database';
import type { Day } from '../../delivery/calendar-day';
import { ROOT_CATEGORY_ID } from '../../store/store-config';
import { termSearchFor } from '../search/term-search-for';
import type { SearchTerm } from '../search/read-term';
import { literalQuery, tributesLast } from '../search/term-query';
import { isHadOn } from './months-on-sale';
import { listingOf, type ProductFilter, rowConditions } from './product-filter';

/**
 * Products that a search or a combination of filters lists at most; those beyond are not counted, because counting
 * would read all of them.
 */
export const MAX_FOUND = 500;

/** More than any two ids differ. */
const KINDS_APART = sql.lit(1_000_000_000_000);

/** `is_gone` is 1 for what cannot be had that day. */
const columns = (today: Day) =>
  sql`l.product_id, l.position, l.price, l.name, l.created_at, CASE WHEN ${isHadOn(today)} THEN 0 ELSE 1 END AS is_gone`;

interface Joined {
  /** Subquery with the `id` of products, and possibly their `rank`; null for the whole listing. */
  readonly ids: RawBuilder<unknown> | null;
  readonly rank?: RawBuilder<unknown>;
  readonly limit?: RawBuilder<unknown>;
  readonly newestFirst?: boolean;
  readonly more?: readonly RawBuilder<SqlBool>[];
}

/** The full-text index of the file is read in the order of ids; PostgreSQL would have to sort every match. */
const isSortedById = (database: ShopDatabase): boolean => dialectOf(database) === 'sqlite';

const LIMIT = sql`${MAX_FOUND}`;

function orderOf(database: ShopDatabase, { newestFirst = false }: Joined): RawBuilder<unknown> {
  return newestFirst && isSortedById(database) ? sql`ORDER BY f.id DESC` : sql``;
}

/** What narrows the ids, apart from the listing. On `f`, so that a listed row is read only if its product matches. */
function furtherConditions(database: ShopDatabase, filter: ProductFilter, { ids, more = [] }: Joined) {
  const rows = ids === null ? rowConditions(filter, true) : rowConditions(filter, false, 'f.id');
  return [...rows, ...nameCondition(database, filter), ...more];
}

function sourceOf(database: ShopDatabase, filter: ProductFilter, joined: Joined): RawBuilder<unknown> {
  const { ids } = joined;
  const conditions = [
    sql<SqlBool>`l.category_id = ${listingOf(filter)}`,
    ...(ids === null ? [] : [sql<SqlBool>`l.product_id = f.id`]),
    ...furtherConditions(database, filter, joined),
  ];
  const source = ids === null ? sql`listings l` : sql`(${ids}) f CROSS JOIN listings l`;
  return sql`${source} WHERE ${sql.join(conditions, sql` AND `)}`;
}

/** Rows of the filter's listing whose ids are in a subquery: that is read first, one listed row for each id. */
export function joinedRows(
  database: ShopDatabase,
  filter: ProductFilter,
  today: Day,
  joined: Joined,
): RawBuilder<unknown> {
  const { limit = LIMIT, newestFirst = false } = joined;
  const rank = joined.rank ?? (newestFirst ? sql`-f.id` : sql`l.position`);
  return sql`SELECT ${columns(today)}, ${rank} AS rank FROM ${sourceOf(database, filter, joined)}
    ${orderOf(database, joined)} LIMIT ${limit}`;
}

/** The `product_id` of such rows. If all ids are on sale and nothing narrows them, no listed row is read. */
export function joinedIds(
  database: ShopDatabase,
  filter: ProductFilter,
  joined: Joined & { readonly areOnSale?: boolean },
): RawBuilder<unknown> {
  const { ids, areOnSale = false, limit = LIMIT } = joined;
  const isWholeShop =
    listingOf(filter) === ROOT_CATEGORY_ID && furtherConditions(database, filter, joined).length === 0;
  const isAll = ids !== null && areOnSale && isWholeShop;
  return sql`SELECT ${ids === null ? sql`l.product_id` : sql`f.id AS product_id`}
    FROM ${isAll ? sql`(${ids}) f` : sourceOf(database, filter, joined)} ${orderOf(database, joined)} LIMIT ${limit}`;
}

/** The name filter besides a search; without a search its words are read like those of one. */
function nameCondition(database: ShopDatabase, filter: ProductFilter): readonly RawBuilder<SqlBool>[] {
  const query = literalQuery(filter.name ?? '');
  if (query.length === 0) return [];
  return [sql`l.product_id IN (${termSearchFor(database).ids(query, { names: true })})`];
}

/**
 * The products found by words that many products contain: first those with every word in the name, the
 * newest of each kind (on PostgreSQL of those that its index returns), in this order, and tributes after all of them unless
 * the term asks for a funeral. Exact ranks would need all of them.
 */
export function broadRows(
  database: ShopDatabase,
  filter: ProductFilter,
  today: Day,
  { query, isForFuneral }: SearchTerm,
  by: { readonly names: boolean; readonly whole: boolean },
): RawBuilder<unknown> {
  const search = termSearchFor(database);
  const rank = isForFuneral ? sql`-f.id` : tributesLast(sql`-f.id`, sql`2 * ${KINDS_APART}`);
  const ids = search.ids(query, { ...by, names: true });
  const named = joinedRows(database, filter, today, { ids, rank, newestFirst: true });
  if (by.names) return named;
  const others = joinedRows(database, filter, today, {
    ids: search.ids(query, by),
    rank,
    newestFirst: true,
    more: [sql`f.id NOT IN (SELECT product_id FROM named)`],
    limit: sql`(SELECT ${MAX_FOUND} - count(*) FROM named)`,
  });
  return sql`SELECT * FROM (WITH named AS MATERIALIZED (${named}) SELECT * FROM named UNION ALL
    SELECT product_id, position, price, name, created_at, is_gone, rank + ${KINDS_APART} FROM (${others}) others) broad`;
}
