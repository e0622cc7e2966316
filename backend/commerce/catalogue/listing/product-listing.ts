import { ok, refuse, type Result } from '../../result';
import type { ShopContext } from '../../shop-context';
import { badInput, type ShopRefusal } from '../../shop-refusal';
import { readFacets } from './facets';
import {
  pageInfo,
  type ProductsInput,
  readPage,
  readProductFilter,
  readProductSort,
  refuseMissingPage,
} from './product-input';
import { findProductIds } from './product-query';
import type { ProductRow } from '../product/product-row';

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
  const sorts = readProductSort(input.sort, filter.value.term);
  const found = await findProductIds(context.database, filter.value, sorts, page.value);
  const missing = refuseMissingPage(page.value, found.total);
  if (missing !== null) return refuse(missing);
  return ok({
    items: async (): Promise<(ProductRow | null)[]> => context.catalogue.product.loadMany(found.ids),
    total_count: found.total,
    page_info: pageInfo(page.value, found.total),
    aggregations: async () =>
      readFacets(context.database, filter.value, context.currency.rate, await context.catalogue.categories()),
    sort_fields: SORT_FIELDS,
  });
}
