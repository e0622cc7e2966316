import type { Reads } from '../../../application/reads';
import { firstOf } from '../../../domain/navigation/reserved-params';
import { canonicalListing, canonicalSearch, isCombined } from '../canonical-query';
import type { RequestScope } from '../server-app';
import type { ReadQuery, ReadResult } from './reads';

const LISTING_NAMES = ['page', 'sort', 'itemsPerPage', 'view'];

/** A category, filtered by its query. */
export async function loadCategory(
  scope: RequestScope,
  { listing: { uid = '', ...query } }: ReadQuery,
): Promise<ReadResult<Reads['category']>> {
  const result = await scope.useCases.catalogue.openCategory(firstOf(uid), query);
  const canonicalQuery = result.ok ? { ...canonicalListing(result.value), uid: [result.value.category.uid] } : {};
  return { result, parameterNames: ['uid', ...LISTING_NAMES, ...filtersOf(result)], canonicalQuery };
}

/** Whether it is more than a page of the whole category. */
export function isCombinedCategory(query: URLSearchParams): boolean {
  return isCombined([...query.keys()].filter((name) => name !== 'uid' && name !== 'currency'));
}

/** A page of search results for `term`. */
export async function loadSearch(
  { useCases }: RequestScope,
  { listing }: ReadQuery,
): Promise<ReadResult<Reads['search']>> {
  const result = await useCases.catalogue.searchProducts(listing);
  const canonicalQuery = result.ok ? canonicalSearch(result.value) : {};
  return { result, parameterNames: ['term', ...LISTING_NAMES, ...filtersOf(result)], canonicalQuery };
}

/** Also those of which no known value was asked for; such a value is ignored. */
function filtersOf(result: Reads['category'] | Reads['search']): readonly string[] {
  if (!result.ok) return [];
  const { query, filters } = result.value;
  return [...Object.keys(query.filters), ...filters.map(({ code }) => code)];
}
