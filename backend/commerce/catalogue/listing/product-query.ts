import { type RawBuilder, sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
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
function orderBy(sorts: readonly ProductSort[], isRanked: boolean): RawBuilder<unknown> {
  const terms = sorts.map(({ field, descending }) => {
    // The best match has the smallest rank, and Magento's descending relevance puts the best first.
    const isBackward = field === 'relevance' ? !descending : descending;
    const column = field === 'relevance' ? (isRanked ? 'rank' : 'position') : field;
    return sql`${sql.ref(column)} ${isBackward ? sql`DESC` : sql`ASC`}`;
  });
  return sql`ORDER BY ${sql.join([...terms, sql`product_id`])}`;
}

/** The ids of one page of a planned listing; empty beyond the last. */
export async function readPageIds(
  database: ShopDatabase,
  plan: ListingPlan,
  sorts: readonly ProductSort[],
  page: Page,
): Promise<readonly number[]> {
  const first = (page.number - 1) * page.size;
  const size = Math.min(page.size, plan.reached - first);
  if (size <= 0) return [];
  const limit = sql`LIMIT ${size} OFFSET ${first}`;
  const isRanked = sorts.some(({ field }) => field === 'relevance');
  const [main] = sorts;
  const statement = plan.isComplete
    ? sql<{ product_id: number }>`WITH found AS MATERIALIZED (${plan.rows(isRanked)})
        SELECT product_id FROM found ${orderBy(sorts, isRanked)} ${limit}`
    : sql<{ product_id: number }>`SELECT l.product_id FROM listings l WHERE ${sql.join(
        [sql`l.category_id = ${listingOf(plan.filter)}`, ...rowConditions(plan.filter, main?.field === 'price')],
        sql` AND `,
      )} ${orderBy(sorts, false)} ${limit}`;
  const { rows } = await statement.execute(database);
  return rows.map((row) => row.product_id);
}

/** One page of the products on sale that match a filter, variants excluded, and the total of `planListing`. */
export async function findProductIds(
  database: ShopDatabase,
  filter: ProductFilter,
  sorts: readonly ProductSort[],
  page: Page,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const plan = await planListing(database, filter);
  return { ids: await readPageIds(database, plan, sorts, page), total: plan.total };
}
