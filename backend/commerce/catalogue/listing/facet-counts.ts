import { sql } from 'kysely';
import { joinedTexts } from '../../../database/dialect';
import type { ShopDatabase } from '../../../database/shop-database';
import type { ListingPlan } from './plan-listing';
import { bandOf, bandStarts, joinBands, type PriceBand, priceBands } from './price-bands';
import { listingOf } from './product-filter';

/** How many products a listing has by price, category and option. */
export interface FacetCounts {
  readonly bands: readonly PriceBand[];
  readonly categories: ReadonlyMap<number, number>;
  readonly options: ReadonlyMap<number, number>;
}

/** Products counted of a search or filter at most: the best of a search, any of a filter. */
const SAMPLE = 200;

/** The ids of some kind of keys, `c` or `o`, with their counts. */
function countsOf(keys: ReadonlyMap<string, number>, kind: 'c' | 'o'): ReadonlyMap<number, number> {
  return new Map(
    [...keys].filter(([key]) => key.startsWith(kind)).map(([key, count]) => [Number(key.slice(1)), count]),
  );
}

/** The stored prices of a whole listing, counted by narrow band. */
async function readStoredPrices(
  database: ShopDatabase,
  category: number,
  starts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const bands = await sql<{ band: number; count: number | null }>`${sql.join(
    starts.map((start, band) => {
      const next = starts[band + 1];
      const below = next === undefined ? sql`` : sql`AND key < ${sql.lit(next)}`;
      return sql`SELECT ${sql.lit(band)} AS band, (SELECT sum(count) FROM facet_counts
        WHERE category_id = ${sql.lit(category)} AND kind = 'price' AND key >= ${sql.lit(start)} ${below}) AS count`;
    }),
    sql` UNION ALL `,
  )}`.execute(database);
  return new Map(bands.rows.flatMap(({ band, count }) => (count === null ? [] : [[band, Number(count)]])));
}

/** The stored counts of a whole listing: its categories and options as one text, `c3:12 o5:7`, which is read fast. */
async function readStored(database: ShopDatabase, category: number, starts: readonly number[]): Promise<FacetCounts> {
  const { rows } = await sql<{ keys: string | null }>`
    SELECT ${joinedTexts(database, sql`substr(kind, 1, 1) || key || ':' || count`)} AS keys
    FROM facet_counts WHERE category_id = ${category} AND kind IN ('category', 'option')`.execute(database);
  const keys = new Map(
    (rows[0]?.keys ?? '').split(' ').map((text) => {
      const [key = '', count] = text.split(':');
      return [key, Number(count)];
    }),
  );
  const prices = await readStoredPrices(database, category, starts);
  return {
    bands: priceBands(joinBands(prices), prices),
    categories: countsOf(keys, 'c'),
    options: countsOf(keys, 'o'),
  };
}

/** Counts products from their keys, read as one text: `p2500 c3 o5 p1900 c3`. */
async function countFound(
  database: ShopDatabase,
  { filter, sample }: ListingPlan,
  starts: readonly number[],
): Promise<FacetCounts> {
  const { rows } = await sql<{ keys: string | null }>`SELECT ${joinedTexts(database, sql`k.keys`)} AS keys
    FROM (${sample(SAMPLE)}) found CROSS JOIN product_facets k WHERE k.product_id = found.product_id`.execute(database);
  const keys = new Map<string, number>();
  for (const key of (rows[0]?.keys ?? '').split(' ')) keys.set(key, (keys.get(key) ?? 0) + 1);
  const prices = new Map<number, number>();
  for (const [key, count] of keys) {
    if (!key.startsWith('p')) continue;
    const band = bandOf(Number(key.slice(1)), starts);
    prices.set(band, (prices.get(band) ?? 0) + count);
  }
  // The bands of a category stay the same while it is filtered.
  const whole = filter.term === '' ? await readStoredPrices(database, listingOf(filter), starts) : prices;
  return {
    bands: priceBands(joinBands(whole), prices),
    categories: countsOf(keys, 'c'),
    options: countsOf(keys, 'o'),
  };
}

/**
 * Counts of a planned listing: stored ones of a whole listing, otherwise of up to SAMPLE products. `rate` is that of the shown
 * currency, in which the price bands are.
 */
export function readFacetCounts(database: ShopDatabase, plan: ListingPlan, rate: number): Promise<FacetCounts> {
  const starts = bandStarts(rate);
  return plan.isWhole ? readStored(database, listingOf(plan.filter), starts) : countFound(database, plan, starts);
}
