import type { ShopDatabase } from '../../../database/shop-database';
import { uidOf } from '../../shared/uid';
import type { CategoryTree } from '../category/category-tree';
import { type FacetCounts, readFacetCounts } from './facet-counts';
import type { ListingPlan } from './plan-listing';

/** An aggregation of a listing, in Magento's field names. */
export interface Facet {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[];
}

function facet(code: string, label: string, position: number | null, options: Facet['options']): readonly Facet[] {
  return options.length === 0 ? [] : [{ attribute_code: code, label, position, count: options.length, options }];
}

/** Price bands, `20_29.99`; the last one is open, `75_*`. */
function priceFacet({ bands }: FacetCounts): readonly Facet[] {
  const options = bands.map(({ from, to, count }) => ({
    label: to === null ? `${from} and above` : `${from}-${to}`,
    value: `${from}_${to ?? '*'}`,
    count,
  }));
  return facet('price', 'Price', null, options);
}

/** Categories of the matching products, without the root. */
function categoryFacet({ categories }: FacetCounts, tree: CategoryTree): readonly Facet[] {
  const options = tree.rows
    .filter((row) => row.parent_id !== null && categories.has(row.id))
    .map((row) => ({ label: row.name, value: uidOf(row.id), count: categories.get(row.id) ?? 0 }));
  return facet('category_uid', 'Category', null, options);
}

/** Colours, occasions and other attributes; a product counts once for each of its values. */
async function attributeFacets(database: ShopDatabase, { options }: FacetCounts): Promise<readonly Facet[]> {
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

/** All facets of a listing; of many products of a search or filter a sample is counted. `rate` is that of the shown currency. */
export async function readFacets(
  database: ShopDatabase,
  plan: ListingPlan,
  rate: number,
  tree: CategoryTree,
): Promise<readonly Facet[]> {
  if (plan.total === 0) return [];
  const counts = await readFacetCounts(database, plan, rate);
  return [...priceFacet(counts), ...categoryFacet(counts, tree), ...(await attributeFacets(database, counts))];
}
