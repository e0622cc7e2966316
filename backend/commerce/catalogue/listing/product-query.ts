import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import type { Day } from '../../delivery/calendar-day';
import { isHadOn } from './months-on-sale';
import { type ListingPlan, planListing } from './plan-listing';
import { listingOf, type ProductFilter, rowConditions } from './product-filter';

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
