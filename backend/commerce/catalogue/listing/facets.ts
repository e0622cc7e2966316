import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../../../database/dialect';
import type { ShopDatabase } from '../../../database/shop-database';
import { convert, toUnits } from '../../pricing/money';
import { uidOf } from '../../uid';
import type { CategoryTree } from '../category/category-tree';
import type { ListingPlan } from './plan-listing';
import { listingOf } from './product-filter';

/** An aggregation of a listing, in Magento's field names. */
export interface Facet {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[];
}

/** Widths of a price band in units of the shown currency; the first that needs at most MAX_BANDS is used. */
const PRICE_STEPS = [5, 10, 20, 50, 100, 500, 1_000];
const MAX_BANDS = 10;
/** Products counted where more than MAX_FOUND match: the best of a search, any of a filter. */
const SAMPLE = 200;

function facet(code: string, label: string, position: number | null, options: Facet['options']): readonly Facet[] {
  return options.length === 0 ? [] : [{ attribute_code: code, label, position, count: options.length, options }];
}

interface CountRow {
  /** `dearest` has the highest price in `key`; `units` counts prices by whole units of the shown currency. */
  readonly kind: 'dearest' | 'units' | 'category' | 'option';
  readonly key: number;
  readonly count: number;
}

/** Counts of the found products. */
interface Counts {
  /** In the shown currency. */
  readonly dearest: number;
  readonly units: ReadonlyMap<number, number>;
  readonly categories: ReadonlyMap<number, number>;
  readonly options: ReadonlyMap<number, number>;
}

/** GBP pence as whole units of a currency, as `convert` and `toUnits` round. */
const unitsOf = (pence: string, rate: number) => sql`(${sql.ref(pence)} * ${rate} + 500000) / 1000000 / 100`;

/** The stored counts of a whole listing. */
const storedCounts = (category: number, rate: number) => sql<CountRow>`
  SELECT 'units' AS kind, ${unitsOf('key', rate)} AS key, sum(count) AS count FROM facet_counts
    WHERE category_id = ${category} AND kind = 'price' GROUP BY 2
  UNION ALL SELECT 'dearest', max(key), 1 FROM facet_counts WHERE category_id = ${category} AND kind = 'price'
  UNION ALL SELECT kind, key, count FROM facet_counts WHERE category_id = ${category} AND kind IN ('category', 'option')`;

/** The rows of a table that belong to a found product, as `c`: read by its index, however many were found. */
function rowsOfFound(database: ShopDatabase, table: 'product_categories' | 'product_attributes') {
  return dialectOf(database) === 'postgres'
    ? sql`CROSS JOIN LATERAL (SELECT * FROM ${sql.table(table)} r WHERE r.product_id = found.product_id OFFSET 0) c`
    : sql`CROSS JOIN ${sql.table(table)} c WHERE c.product_id = found.product_id`;
}

/** Counts everything in one statement, so that the search runs once. */
const foundCounts = (database: ShopDatabase, rows: RawBuilder<unknown>, rate: number) => sql<CountRow>`
  WITH found AS MATERIALIZED (${rows})
  SELECT 'units' AS kind, ${unitsOf('price', rate)} AS key, count(*) AS count FROM found GROUP BY 2
  UNION ALL SELECT 'dearest', max(price), 1 FROM found
  UNION ALL SELECT 'category', c.category_id, count(*) FROM found
    ${rowsOfFound(database, 'product_categories')} GROUP BY c.category_id
  UNION ALL SELECT 'option', c.option_id, count(*) FROM found
    ${rowsOfFound(database, 'product_attributes')} GROUP BY c.option_id`;

async function readCounts(database: ShopDatabase, plan: ListingPlan, rate: number): Promise<Counts> {
  const statement = plan.isWhole
    ? storedCounts(listingOf(plan.filter), rate)
    : foundCounts(database, plan.rows(plan.isExact ? null : SAMPLE), rate);
  const { rows } = await statement.execute(database);
  const of = (kind: CountRow['kind']): ReadonlyMap<number, number> =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, Number(row.count)]));
  const dearest = toUnits(convert(rows.find((row) => row.kind === 'dearest')?.key ?? 0, rate));
  return { dearest, units: of('units'), categories: of('category'), options: of('option') };
}

/** Price bands of equal width, `20_30`, without empty ones. */
function priceFacet({ dearest, units }: Counts): readonly Facet[] {
  const step = PRICE_STEPS.find((one) => dearest / one <= MAX_BANDS) ?? Math.ceil(dearest / MAX_BANDS);
  const bands = new Map<number, number>();
  for (const [price, count] of units) {
    const band = Math.floor(price / step);
    bands.set(band, (bands.get(band) ?? 0) + count);
  }
  const options = [...bands].sort(([a], [b]) => a - b);
  return facet(
    'price',
    'Price',
    null,
    options.map(([band, count]) => {
      const [from, to] = [band * step, (band + 1) * step];
      return { label: `${from}-${to}`, value: `${from}_${to}`, count };
    }),
  );
}

/** Categories of the matching products, without the root. */
function categoryFacet({ categories }: Counts, tree: CategoryTree): readonly Facet[] {
  const options = tree.rows
    .filter((row) => row.parent_id !== null && categories.has(row.id))
    .map((row) => ({ label: row.name, value: uidOf(row.id), count: categories.get(row.id) ?? 0 }));
  return facet('category_uid', 'Category', null, options);
}

/** Colours, occasions and other attributes; a product counts once for each of its values. */
async function attributeFacets(database: ShopDatabase, { options }: Counts): Promise<readonly Facet[]> {
  const rows = await database
    .selectFrom('attribute_options as o')
    .innerJoin('attributes as a', 'a.id', 'o.attribute_id')
    .select(['a.code', 'a.label as attribute', 'a.position', 'o.id', 'o.label'])
    .where('a.is_facet', '=', 1)
    .orderBy('a.position')
    .orderBy('o.position')
    .execute();
  const counted = rows.filter((row) => options.has(row.id));
  return [...new Set(counted.map((row) => row.code))].flatMap((code) => {
    const own = counted.filter((row) => row.code === code);
    const values = own.map(({ id, label }) => ({ label, value: String(id), count: options.get(id) ?? 0 }));
    return facet(code, own[0]?.attribute ?? code, own[0]?.position ?? null, values);
  });
}

/** All facets of a listing; of more than MAX_FOUND products a sample is counted. `rate` is that of the shown currency. */
export async function readFacets(
  database: ShopDatabase,
  plan: ListingPlan,
  rate: number,
  tree: CategoryTree,
): Promise<readonly Facet[]> {
  if (plan.total === 0) return [];
  const counts = await readCounts(database, plan, rate);
  return [...priceFacet(counts), ...categoryFacet(counts, tree), ...(await attributeFacets(database, counts))];
}
