import { allOf, firstOf, hasControl, isReserved, type UrlQuery } from '../navigation/known-query';
import type { ListingQuery, ListingView } from './listing-query';
import { cutTerm } from './search-term';
import { isSortOption } from './sort-options';

export type { UrlQuery } from '../navigation/known-query';

export const PER_PAGE_OPTIONS = [10, 20, 50] as const;
/** Of a category page. */
export const DEFAULT_PER_PAGE = 100;
export const DEFAULT_PER_PAGE_OF_SEARCH = 10;
const MAX_PER_PAGE = 100;
const MAX_PAGE = 10_000;
const MAX_FILTERS = 30;
const MAX_FILTER_VALUES = 50;

/** Parses a listing query and ignores invalid values; `known` are the filterable attributes, null if not requested yet. */
export function parseListingQuery(query: UrlQuery, known: ReadonlySet<string> | null = null): ListingQuery {
  const term = cutTerm(
    firstOf(query.term)
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  );
  const fallback = term === '' ? DEFAULT_PER_PAGE : DEFAULT_PER_PAGE_OF_SEARCH;
  const sort = firstOf(query.sort);
  const page = wholeNumber(firstOf(query.page));
  const itemsPerPage = wholeNumber(firstOf(query.itemsPerPage));
  return {
    page: page === null || page > MAX_PAGE ? 1 : page,
    itemsPerPage: itemsPerPage === null ? fallback : Math.min(itemsPerPage, MAX_PER_PAGE),
    sort: isSortOption(sort) ? sort : '',
    term: term === '' ? null : term,
    filters: filtersOf(query, known),
  };
}

function wholeNumber(text: string): number | null {
  const parsed = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return parsed >= 1 ? parsed : null;
}

function filtersOf(query: UrlQuery, known: ReadonlySet<string> | null): ListingQuery['filters'] {
  const entries = Object.entries(query)
    .filter(([name]) => isFilter(name, known))
    .map(
      ([name, value]) =>
        [name, [...new Set(allOf(value))].filter((one) => !hasControl(one)).slice(0, MAX_FILTER_VALUES)] as const,
    )
    .filter(([, values]) => values.length > 0);
  return Object.fromEntries(entries.slice(0, MAX_FILTERS));
}

/** Whether a parameter can be a filter, in the naming of any backend: `price`, `flower-colour`, `flowerColour`, `12`. */
export function isFilter(name: string, known: ReadonlySet<string> | null = null): boolean {
  return !isReserved(name) && /^[A-Za-z0-9][A-Za-z0-9_-]{0,40}$/.test(name) && (known === null || known.has(name));
}

/** Returns `grid` unless the query says `list`. */
export function listingView(query: UrlQuery): ListingView {
  return firstOf(query.view) === 'list' ? 'list' : 'grid';
}
