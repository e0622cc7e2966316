import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import type { Day } from '../../delivery/calendar-day';
import { isHadOn } from './months-on-sale';
import { type ListingPlan, planListing } from './plan-listing';
import { listingOf, type ProductFilter, rowConditions } from './product-filter';
import { ok, refuse, type Result } from '../../../shared/result';
import type { ShopContext } from '../../graphql/shop-context';
import { badInput, type ShopRefusal } from '../../shared/shop-refusal';
import { ROOT_CATEGORY_ID, URL_SUFFIX } from '../../store/store-config';

export interface ProductSort {
  readonly field: 'position' | 'name' | 'price' | 'created_at' | 'relevance';
  readonly descending: boolean;
}

interface Page {
  readonly size: number;
  /** From 1. */
  readonly number: number;
}

/** The order of listed rows; equal products are in the order of their ids, so that pages never overlap. */
function orderBy(sorts: readonly ProductSort[], isRanked: boolean, first: readonly RawBuilder<unknown>[] = []) {
  const terms = sorts.map(({ field, descending }) => {
    // The best match has the smallest rank, and Magento's descending relevance puts the best first.
    const isBackward = field === 'relevance' ? !descending : descending;
    const column = field === 'relevance' ? (isRanked ? 'rank' : 'position') : field;
    return sql`${sql.ref(column)} ${isBackward ? sql`DESC` : sql`ASC`}`;
  });
  return sql`ORDER BY ${sql.join([...first, ...terms, sql`product_id`])}`;
}

interface Slice {
  readonly offset: number;
  readonly size: number;
}

/** A slice of a listing that is read in its order: first what can be had today, then the rest, each by an index alone. */
async function readInOrder(
  database: ShopDatabase,
  { filter, today }: ListingPlan,
  sorts: readonly ProductSort[],
  { offset, size }: Slice,
): Promise<readonly number[]> {
  const rowsOf = (isHad: boolean) => {
    const had = isHadOn(today);
    const conditions = [
      sql<SqlBool>`l.category_id = ${listingOf(filter)}`,
      ...rowConditions(filter, sorts[0]?.field === 'price'),
      isHad ? had : sql<SqlBool>`NOT ${had}`,
    ];
    return sql`FROM listings l WHERE ${sql.join(conditions, sql` AND `)}`;
  };
  const read = async (isHad: boolean, slice: Slice): Promise<readonly number[]> => {
    const { rows } = await sql<{ product_id: number }>`SELECT l.product_id ${rowsOf(isHad)} ${orderBy(sorts, false)}
      LIMIT ${slice.size} OFFSET ${slice.offset}`.execute(database);
    return rows.map((row) => row.product_id);
  };
  const had = await read(true, { offset, size });
  if (had.length === size) return had;
  const before = had.length > 0 ? offset : await countRows(database, rowsOf(true));
  return [...had, ...(await read(false, { offset: offset - before, size: size - had.length }))];
}

async function countRows(database: ShopDatabase, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count ${from}`.execute(database);
  return Number(rows[0]?.count ?? 0);
}

/** The ids of one page of a planned listing; empty beyond the last. What cannot be had today is last in every order. */
export async function readPageIds(
  database: ShopDatabase,
  plan: ListingPlan,
  sorts: readonly ProductSort[],
  page: Page,
): Promise<readonly number[]> {
  const offset = (page.number - 1) * page.size;
  const size = Math.min(page.size, plan.reached - offset);
  if (size <= 0) return [];
  if (!plan.isComplete) return readInOrder(database, plan, sorts, { offset, size });
  const isRanked = sorts.some(({ field }) => field === 'relevance');
  const { rows } = await sql<{ product_id: number }>`WITH found AS MATERIALIZED (${plan.rows(isRanked)})
    SELECT product_id FROM found ${orderBy(sorts, isRanked, [sql`is_gone`])} LIMIT ${size} OFFSET ${offset}`.execute(
    database,
  );
  return rows.map((row) => row.product_id);
}

/** One page of the products on sale that match a filter, variants excluded, and the total of `planListing`. */
export async function findProductIds(
  database: ShopDatabase,
  filter: ProductFilter,
  sorts: readonly ProductSort[],
  page: Page,
  today: Day,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const plan = await planListing(database, filter, today);
  return { ids: await readPageIds(database, plan, sorts, page), total: plan.total };
}

const MAX_URLS = 1000;

export interface ProductUrlsInput {
  readonly after?: string | null;
  readonly pageSize?: number | null;
}

/** The paths of products on sale in the order of their ids, which are its cursors. */
export async function readProductUrls(
  { database }: ShopContext,
  input: ProductUrlsInput,
): Promise<Result<object, ShopRefusal>> {
  const size = input.pageSize ?? MAX_URLS;
  const after = input.after ?? '0';
  if (size < 1 || size > MAX_URLS) return refuse(badInput(`pageSize must be from 1 to ${MAX_URLS}.`));
  if (!/^\d{1,9}$/.test(after)) return refuse(badInput('after is not one of the values of next.'));
  const rows = await database
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.product_id as id', 'p.url_key as key'])
    .where('l.category_id', '=', ROOT_CATEGORY_ID)
    .where('l.product_id', '>', Number(after))
    .orderBy('l.product_id')
    .limit(size)
    .execute();
  const last = rows.length < size ? undefined : rows.at(-1);
  return ok({ urls: rows.map(({ key }) => `${key}${URL_SUFFIX}`), next: last === undefined ? null : String(last.id) });
}
