import type { Reads } from '../../application/actions/reads';
import { firstOf } from '../../domain/navigation/known-query';
import type { RequestScope } from '../server/request-scope';
import type { ReadQuery, ReadResult } from './reads';

const LISTING_NAMES = ['page', 'sort', 'itemsPerPage', 'view'];

/** A category, filtered by its query. */
export async function loadCategory(
  scope: RequestScope,
  { listing: { uid = '', ...query } }: ReadQuery,
): Promise<ReadResult<Reads['category']>> {
  const result = await scope.openCategory(firstOf(uid), query);
  return { result, understood: ['uid', ...LISTING_NAMES, ...filtersOf(result)] };
}

/** A page of search results for `term`. */
export async function loadSearch(
  { searchProducts }: RequestScope,
  { listing }: ReadQuery,
): Promise<ReadResult<Reads['search']>> {
  const result = await searchProducts(listing);
  return { result, understood: ['term', ...LISTING_NAMES, ...filtersOf(result)] };
}

function filtersOf(result: Reads['category'] | Reads['search']): readonly string[] {
  return result.ok ? Object.keys(result.value.query.filters) : [];
}
