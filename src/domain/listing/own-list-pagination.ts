import { parseListingQuery, PER_PAGE_OPTIONS } from './parse-listing-query';
import type { UrlQuery } from '../navigation/reserved-params';

/** A page of one of the customer's own lists. */
export interface OwnListPagination {
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
}

/** The page that a query names; anything invalid is the first page of ten. */
export function ownListPagination(query: UrlQuery): OwnListPagination {
  const { page, itemsPerPage } = parseListingQuery(query);
  return { page, itemsPerPage: PER_PAGE_OPTIONS.find((size) => size === itemsPerPage) ?? PER_PAGE_OPTIONS[0] };
}

/** The query of a page, without `?`; the first page of ten has none. */
export function ownListQuery({ page, itemsPerPage }: OwnListPagination): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (itemsPerPage !== PER_PAGE_OPTIONS[0]) query.set('itemsPerPage', String(itemsPerPage));
  return query.toString();
}
