import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database';
import { convert, toUnits } from '../pricing/money';
import { uidOf } from '../uid';
import type { CategoryTree } from './category-tree';
import { matchingProducts, type ProductFilter } from './product-query';

/** One way to narrow a listing, in Magento's words. */
export interface Facet {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[];
}

interface FacetSource {
  readonly database: ShopDatabase;
  readonly filter: ProductFilter;
}

/** Units of the shown currency between two price bands; the first that needs at most this many bands is taken. */
const PRICE_STEPS = [5, 10, 20, 50, 100, 500, 1_000];
const MOST_BANDS = 10;

function facet(code: string, label: string, position: number | null, options: Facet['options']): readonly Facet[] {
  return options.length === 0 ? [] : [{ attribute_code: code, label, position, count: options.length, options }];
}

/** Price bands of equal width, `20_30`, empty ones left out. */
export async function priceFacet(source: FacetSource, rate: number): Promise<readonly Facet[]> {
  const prices = await matchingProducts(source.database, source.filter)
    .select((eb) => ['products.min_final', eb.fn.countAll<number>().as('count')])
    .groupBy('products.min_final')
    .execute();
  const shown = prices.map((row) => ({ price: toUnits(convert(row.min_final, rate)), count: Number(row.count) }));
  const dearest = shown.reduce((most, row) => Math.max(most, row.price), 0);
  const step = PRICE_STEPS.find((one) => dearest / one <= MOST_BANDS) ?? Math.ceil(dearest / MOST_BANDS);
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

/** Departments that hold what was found, without the root that holds everything. */
export async function categoryFacet(source: FacetSource, tree: CategoryTree): Promise<readonly Facet[]> {
  const matching = matchingProducts(source.database, source.filter).select('products.id');
  const counts = await source.database
    .selectFrom('product_categories')
    .select((eb) => ['category_id', eb.fn.countAll<number>().as('count')])
    .where('product_id', 'in', matching)
    .groupBy('category_id')
    .execute();
  const byId = new Map(counts.map((row) => [row.category_id, Number(row.count)]));
  const options = tree.rows
    .filter((row) => row.parent_id !== null && byId.has(row.id))
    .map((row) => ({ label: row.name, value: uidOf(row.id), count: byId.get(row.id) ?? 0 }));
  return facet('category_uid', 'Category', null, options);
}

/** Colours, occasions and the like; a product counts once for each of its own values. */
export async function attributeFacets(source: FacetSource): Promise<readonly Facet[]> {
  const matching = matchingProducts(source.database, source.filter).select('products.id');
  const rows = await source.database
    .selectFrom('product_attributes as pa')
    .innerJoin('attributes as a', 'a.id', 'pa.attribute_id')
    .innerJoin('attribute_options as o', 'o.id', 'pa.option_id')
    .select(['a.id as attribute_id', 'a.code', 'a.label as attribute', 'a.position', 'o.id', 'o.label'])
    .select(sql<number>`count(*)`.as('count'))
    .where('a.is_facet', '=', 1)
    .where('pa.product_id', 'in', matching)
    .groupBy(['a.id', 'a.code', 'a.label', 'a.position', 'o.id', 'o.label', 'o.position'])
    .orderBy('a.position')
    .orderBy('o.position')
    .execute();
  return [...new Set(rows.map((row) => row.code))].flatMap((code) => {
    const own = rows.filter((row) => row.code === code);
    const options = own.map((row) => ({ label: row.label, value: String(row.id), count: Number(row.count) }));
    return facet(code, own[0]?.attribute ?? code, own[0]?.position ?? null, options);
  });
}
