import { ok, refuse, type Result } from '../../../shared/result';
import { shopTimeAt } from '../../delivery/calendar-day';
import type { ShopContext } from '../../graphql/shop-context';
import { badInput, type ShopRefusal } from '../../shared/shop-refusal';
import { correctSpelling } from '../search/correct-spelling';
import { readSynonymTerms } from '../search/read-term';
import { readFacets } from './facets';
import { type ProductsInput, readProductFilter, readProductSort } from './product-input';
import { pageInfo, readPage, refuseMissingPage } from '../../graphql/page';
import { planListing } from './plan-listing';
import { readPageIds } from './product-query';
import type { ProductRow } from '../product/product-row';
import { loadAll } from '../../graphql/batch-loader';

const SORT_FIELDS = {
  default: 'position',
  options: [
    { label: 'Position', value: 'position' },
    { label: 'Product Name', value: 'name' },
    { label: 'Price', value: 'price' },
    { label: 'Newest', value: 'created_at' },
  ],
};

/** One page of products; facets are counted only when the query selects them. */
export async function listProducts(context: ShopContext, input: ProductsInput): Promise<Result<object, ShopRefusal>> {
  if ((input.search ?? null) === null && (input.filter ?? null) === null) {
    return refuse(badInput("'search' or 'filter' input argument is required."));
  }
  const filter = readProductFilter(input, context.currency.rate);
  if (!filter.ok) return filter;
  const page = readPage(input);
  if (!page.ok) return page;
  const tree = await context.catalogue.categories();
  const { database, currency } = context;
  const { day: today } = shopTimeAt(context.now());
  const categories = tree.outermost(filter.value.categories);
  const plan = await planListing(database, { ...filter.value, categories }, today);
  const missing = refuseMissingPage(page.value, plan.reached);
  if (missing !== null) return refuse(missing);
  const sorts = readProductSort(input.sort, filter.value.term);
  return ok({
    items: async (): Promise<(ProductRow | null)[]> =>
      loadAll(context.catalogue.product, await readPageIds(database, plan, sorts, page.value)),
    total_count: plan.total,
    page_info: pageInfo(page.value, plan.reached),
    aggregations: () => readFacets(database, plan, currency.rate, tree),
    sort_fields: SORT_FIELDS,
    suggestions: async () => {
      const corrected = await correctSpelling(database, filter.value.term, plan.total);
      return corrected === null ? [] : [{ search: corrected }];
    },
    synonyms: () => readSynonymTerms(database, filter.value.term),
  });
}
