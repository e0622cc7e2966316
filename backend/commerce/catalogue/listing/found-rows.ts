import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { dialectOf } from '../../../database/dialect';
import type { ShopDatabase } from '../../../database/shop-database';
import { ROOT_CATEGORY_ID } from '../../store/store-config';
import { termSearchFor } from '../search/term-search-for';
import type { SearchTerm } from '../search/read-term';
import { literalQuery } from '../search/term-query';
import { isTribute } from '../search/relevance';
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
export function joinedRows(database: ShopDatabase, filter: ProductFilter, joined: Joined): RawBuilder<unknown> {
  const { limit = LIMIT, newestFirst = false } = joined;
  const rank = joined.rank ?? (newestFirst ? sql`-f.id` : sql`l.position`);
  return sql`SELECT ${COLUMNS}, ${rank} AS rank FROM ${sourceOf(database, filter, joined)}
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

/** Which of the found products come together, in the order of the list. */
interface Tier {
  /** Every word is in their name; else also elsewhere. */
  readonly names: boolean;
  /** Null for both. */
  readonly tributes: boolean | null;
}

function tiersOf(isForFuneral: boolean, names: boolean): readonly Tier[] {
  const kinds = isForFuneral ? [null] : [false, true];
  const places = names ? [true] : [true, false];
  return kinds.flatMap((tributes) => places.map((place) => ({ names: place, tributes })));
}

/**
 * The products found by words that many products contain: first those with every word in the name, the
 * newest of each kind (on PostgreSQL of those that its index returns), in this order, and tributes after all others. Exact
 * ranks would need all of them. At most `best` rows are needed.
 */
export function broadRows(
  database: ShopDatabase,
  filter: ProductFilter,
  { query, isForFuneral }: SearchTerm,
  by: { readonly names: boolean; readonly whole: boolean },
  best: number,
): RawBuilder<unknown> {
  // Unsorted rows are the same for every page only if all are read.
  const most = isSortedById(database) ? best : MAX_FOUND;
  const search = termSearchFor(database);
  const tiers = tiersOf(isForFuneral, by.names);
  const parts = tiers.map(({ names, tributes }, at) => {
    const earlier = Array.from({ length: at }, (_, tier) => sql`SELECT product_id FROM ${sql.table(`tier${tier}`)}`);
    const sameKind = tiers.findIndex((tier) => tier.tributes === tributes);
    const isLeft =
      sameKind === at ? [] : [sql<SqlBool>`f.id NOT IN (SELECT product_id FROM ${sql.table(`tier${sameKind}`)})`];
    const rows = joinedRows(database, filter, {
      ids: search.ids(query, { whole: by.whole, names }),
      newestFirst: true,
      more: [...isLeft, ...(tributes === null ? [] : [isTribute(sql`f.id`, tributes)])],
      limit:
        at === 0
          ? sql`${most}`
          : sql`(SELECT ${most} - count(*) FROM (${sql.join(earlier, sql` UNION ALL `)}) earlier)`,
    });
    return sql`${sql.table(`tier${at}`)} AS MATERIALIZED (${rows})`;
  });
  const all = tiers.map(
    (_, at) => sql`SELECT product_id, position, price, name, created_at, rank + ${sql.lit(at)} * ${KINDS_APART} AS rank
      FROM ${sql.table(`tier${at}`)}`,
  );
  return sql`SELECT * FROM (WITH ${sql.join(parts)} ${sql.join(all, sql` UNION ALL `)}) broad`;
}
