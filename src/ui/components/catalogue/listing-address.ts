import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { DEFAULT_PER_PAGE, DEFAULT_PER_PAGE_OF_SEARCH } from '../../../domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../domain/navigation/reserved-params';
import { withView } from '../../../domain/listing/write-listing-query';

/**
 * The shortest URL of a listing: defaults are left out, so that each page has one URL and one cache entry. `path`
 * includes the store prefix.
 */
export function listingAddress(path: string, query: ListingQuery, view: ListingView): string {
  const words = withView({ ...keptQuery(query), ...orderQuery(query), ...pageQuery(query) }, view);
  return words === '' ? path : `${path}?${words}`;
}

/** Names and values of the hidden fields of a form for the sort order and, when `asksSize`, for the page size. */
export function keptFields(
  query: ListingQuery,
  view: ListingView,
  asksSize: boolean,
): readonly (readonly [string, string])[] {
  const kept = new URLSearchParams(withView({ ...keptQuery(query), ...(asksSize ? {} : sizeQuery(query)) }, view));
  return [...kept];
}

/** Names and values of the hidden fields of the form of filters. */
export function fieldsBesideFilters(query: ListingQuery, view: ListingView): readonly (readonly [string, string])[] {
  const kept = new URLSearchParams(withView({ ...keptQuery({ ...query, filters: {} }), ...orderQuery(query) }, view));
  return [...kept];
}

function keptQuery({ filters, term }: ListingQuery): UrlQuery {
  return term === null ? filters : { ...filters, term };
}

function orderQuery(query: ListingQuery): UrlQuery {
  return query.sort === '' ? sizeQuery(query) : { sort: query.sort, ...sizeQuery(query) };
}

function sizeQuery({ itemsPerPage, term }: ListingQuery): UrlQuery {
  const usual = term === null ? DEFAULT_PER_PAGE : DEFAULT_PER_PAGE_OF_SEARCH;
  return itemsPerPage === usual ? {} : { itemsPerPage: String(itemsPerPage) };
}

function pageQuery({ page }: ListingQuery): UrlQuery {
  return page === 1 ? {} : { page: String(page) };
}
