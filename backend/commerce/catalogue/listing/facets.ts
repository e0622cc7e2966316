import type { ShopDatabase } from '../../../database/shop-database';
import { convert, toUnits } from '../../pricing/money';
import { uidOf } from '../../uid';
import type { CategoryTree } from '../category/category-tree';
import { matchingProducts, type ProductFilter } from './product-query';

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

function facet(code: string, label: string, position: number | null, options: Facet['options']): readonly Facet[] {
  return options.length === 0 ? [] : [{ attribute_code: code, label, position, count: options.length, options }];
}

/** How many of the matching products have each price, category and option. */
interface Counts {
  readonly prices: ReadonlyMap<number, number>;
  readonly categories: ReadonlyMap<number, number>;
  readonly options: ReadonlyMap<number, number>;
}

/** Counts everything in one statement, so that the search runs once. */
async function countFound(database: ShopDatabase, filter: ProductFilter): Promise<Counts> {
  const rows = await database
    .with(
      (cte) => cte('found').materialized(),
      () => matchingProducts(database, filter).select(['products.id', 'products.min_final']),
    )
    .selectFrom('found')
    .select((eb) => [eb.val('prices').as('kind'), 'min_final as key', eb.fn.countAll<number>().as('count')])
    .groupBy('min_final')
    .unionAll((eb) =>
      eb
        .selectFrom('found')
        .innerJoin('product_categories as pc', 'pc.product_id', 'found.id')
        .select((on) => [
          on.val('categories').as('kind'),
          'pc.category_id as key',
          on.fn.countAll<number>().as('count'),
        ])
        .groupBy('pc.category_id'),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('found')
        .innerJoin('product_attributes as pa', 'pa.product_id', 'found.id')
        .select((on) => [on.val('options').as('kind'), 'pa.option_id as key', on.fn.countAll<number>().as('count')])
        .groupBy('pa.option_id'),
    )
    .execute();
  const of = (kind: keyof Counts): ReadonlyMap<number, number> =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, Number(row.count)]));
  return { prices: of('prices'), categories: of('categories'), options: of('options') };
}

/** Price bands of equal width, `20_30`, without empty ones. */
function priceFacet({ prices }: Counts, rate: number): readonly Facet[] {
  const shown = [...prices].map(([pence, count]) => ({ price: toUnits(convert(pence, rate)), count }));
  const dearest = shown.reduce((most, row) => Math.max(most, row.price), 0);
  const step = PRICE_STEPS.find((one) => dearest / one <= MAX_BANDS) ?? Math.ceil(dearest / MAX_BANDS);
  const bands = new Map<number, number>();
  for (const { price, count } of shown) {
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

/** All facets of a filter's matches. `rate` is that of the shown currency. */
export async function readFacets(
  database: ShopDatabase,
  filter: ProductFilter,
  rate: number,
  tree: CategoryTree,
): Promise<readonly Facet[]> {
  const counts = await countFound(database, filter);
  return [...priceFacet(counts, rate), ...categoryFacet(counts, tree), ...(await attributeFacets(database, counts))];
}
