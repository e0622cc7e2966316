import { type RawBuilder, sql } from 'kysely';
import { joinedTexts } from '../../../database/dialect';
import type { ShopDatabase } from '../../../database/shop-database';
import { convert, toUnits } from '../../pricing/money';
import type { ListingPlan } from './plan-listing';
import { listingOf } from './product-filter';

/** How many products a listing has by price, category and option. */
export interface FacetCounts {
  /** Width of a price band in units of the shown currency; `bands` are counted by their number, from 0. */
  readonly step: number;
  readonly bands: ReadonlyMap<number, number>;
  readonly categories: ReadonlyMap<number, number>;
  readonly options: ReadonlyMap<number, number>;
}

/** Widths of a price band in units of the shown currency; the first that needs at most MAX_BANDS is used. */
const PRICE_STEPS = [5, 10, 20, 50, 100, 500, 1_000];
const MAX_BANDS = 10;
/** Products counted of a search or filter at most: the best of a search, any of a filter. */
const SAMPLE = 200;

function stepFor(dearest: number): number {
  return PRICE_STEPS.find((one) => dearest / one <= MAX_BANDS) ?? Math.ceil(dearest / MAX_BANDS);
}

/** The lowest price in GBP pence that is that many units of a currency, as `convert` rounds. */
const penceFrom = (units: number, rate: number): number => Math.ceil((units * 100_000_000 - 500_000) / rate);

/** The ids of some kind of keys, `c` or `o`, with their counts. */
function countsOf(keys: ReadonlyMap<string, number>, kind: 'c' | 'o'): ReadonlyMap<number, number> {
  return new Map(
    [...keys].filter(([key]) => key.startsWith(kind)).map(([key, count]) => [Number(key.slice(1)), count]),
  );
}

/** The stored counts of a whole listing: its categories and options as one text, `c3:12 o5:7`, which is read fast. */
async function readStored(database: ShopDatabase, category: number, rate: number): Promise<FacetCounts> {
  const prices = sql`FROM facet_counts WHERE category_id = ${category} AND kind = 'price'`;
  const { rows } = await sql<{ keys: string | null; dearest: number | null }>`
    SELECT ${joinedTexts(database, sql`substr(kind, 1, 1) || key || ':' || count`)} AS keys,
      (SELECT max(key) ${prices}) AS dearest
    FROM facet_counts WHERE category_id = ${category} AND kind IN ('category', 'option')`.execute(database);
  const dearest = toUnits(convert(rows[0]?.dearest ?? 0, rate));
  const step = stepFor(dearest);
  const starts = Array.from({ length: Math.floor(dearest / step) + 1 }, (_, band) => band);
  const bands = await sql<{ band: number; count: number | null }>`${sql.join(
    starts.map(
      (band) => sql`SELECT ${sql.lit(band)} AS band, (SELECT sum(count) ${prices}
        AND key >= ${penceFrom(band * step, rate)} AND key < ${penceFrom((band + 1) * step, rate)}) AS count`,
    ),
    sql` UNION ALL `,
  )}`.execute(database);
  const keys = new Map(
    (rows[0]?.keys ?? '').split(' ').map((text) => {
      const [key = '', count] = text.split(':');
      return [key, Number(count)];
    }),
  );
  return {
    step,
    bands: new Map(bands.rows.flatMap(({ band, count }) => (count === null ? [] : [[band, Number(count)]]))),
    categories: countsOf(keys, 'c'),
    options: countsOf(keys, 'o'),
  };
}

/** Counts products from their keys, read as one text: `p2500 c3 o5 p1900 c3`. */
async function countFound(database: ShopDatabase, found: RawBuilder<unknown>, rate: number): Promise<FacetCounts> {
  const { rows } = await sql<{ keys: string | null }>`SELECT ${joinedTexts(database, sql`k.keys`)} AS keys
    FROM (${found}) found CROSS JOIN product_facets k WHERE k.product_id = found.product_id`.execute(database);
  const keys = new Map<string, number>();
  for (const key of (rows[0]?.keys ?? '').split(' ')) keys.set(key, (keys.get(key) ?? 0) + 1);
  const prices = [...keys]
    .filter(([key]) => key.startsWith('p'))
    .map(([key, count]) => ({ price: toUnits(convert(Number(key.slice(1)), rate)), count }));
  const step = stepFor(prices.reduce((dearest, { price }) => Math.max(dearest, price), 0));
  const bands = new Map<number, number>();
  for (const { price, count } of prices) {
    const band = Math.floor(price / step);
    bands.set(band, (bands.get(band) ?? 0) + count);
  }
  return { step, bands, categories: countsOf(keys, 'c'), options: countsOf(keys, 'o') };
}

/** Counts of a planned listing: stored ones of a whole listing, otherwise of up to SAMPLE products. */
export function readFacetCounts(database: ShopDatabase, plan: ListingPlan, rate: number): Promise<FacetCounts> {
  return plan.isWhole
    ? readStored(database, listingOf(plan.filter), rate)
    : countFound(database, plan.sample(SAMPLE), rate);
}
