import { isNarrowed, type ListingQuery } from './listing-query';
import { DEFAULT_PER_PAGE } from './parse-listing-query';

/**
 * The path and query of a category's page that search engines list: without order, layout and number of products a page, of
 * which a page's number speaks. Null for filtered pages, of which there are too many.
 */
export function canonicalOfListing(path: string, query: ListingQuery): string | null {
  if (isNarrowed(query)) return null;
  return query.page > 1 && query.itemsPerPage === DEFAULT_PER_PAGE ? `${path}?page=${query.page}` : path;
}
