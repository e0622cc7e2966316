import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import {
  DEFAULT_PER_PAGE,
  DEFAULT_PER_PAGE_OF_SEARCH,
  type UrlQuery,
} from '../../../domain/listing/parse-listing-query';
import { withView } from '../../../domain/listing/write-listing-query';

/**
 * The address of a listing, as short as it can be said: what is the default anyway is left out, so the same page has one
 * address and is kept once. `path` comes with store prefix.
 */
export function listingAddress(path: string, query: ListingQuery, view: ListingView): string {
  const words = withView({ ...keptQuery(query), ...orderQuery(query), ...pageQuery(query) }, view);
  return words === '' ? path : `${path}?${words}`;
}

/** Names and values that a form which asks for sort (and, when `asksSize`, for the page size) has to carry along. */
export function keptFields(
  query: ListingQuery,
  view: ListingView,
  asksSize: boolean,
): readonly (readonly [string, string])[] {
  const kept = new URLSearchParams(withView({ ...keptQuery(query), ...(asksSize ? {} : sizeQuery(query)) }, view));
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
