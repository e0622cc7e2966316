import type { Reads } from '../../../application/reads';
import { isFilter } from '../../../domain/listing/parse-listing-query';
import { firstOf } from '../../../domain/navigation/reserved-params';
import { FILTERED } from '../page-tags';
import { canonicalListing, canonicalSearch } from '../canonical-query';
import type { RequestScope } from '../server-app';
import type { ReadQuery, ReadResult } from './reads';

const LISTING_NAMES = ['page', 'sort', 'itemsPerPage', 'view'];

/** A category, filtered by its query. */
export async function loadCategory(
  scope: RequestScope,
  { listing: { uid = '', ...query } }: ReadQuery,
): Promise<ReadResult<Reads['category']>> {
  const result = await scope.useCases.catalogue.openCategory(firstOf(uid), query);
  const canonicalQuery = { ...(result.ok && canonicalListing(result.value)), uid: [firstOf(uid)] };
  return { result, parameterNames: ['uid', ...LISTING_NAMES, ...filtersOf(result)], canonicalQuery };
}

/** Its category, and whether it is filtered. */
export function categoryTags(query: URLSearchParams): readonly string[] {
  const isFiltered = [...query.keys()].some((name) => name !== 'uid' && name !== 'currency' && isFilter(name));
  return [`category:${query.get('uid')}`, ...(isFiltered ? [FILTERED] : [])];
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
