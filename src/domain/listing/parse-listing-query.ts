import { allOf, firstOf, isReserved, type UrlQuery } from '../navigation/known-query';
import type { ListingQuery, ListingView } from './listing-query';
import { isSortOption } from './sort-options';

export type { UrlQuery } from '../navigation/known-query';

/** S9-7. */
export const PER_PAGE_OPTIONS = [10, 20, 50] as const;
/** S9-10: a category that says nothing shows a hundred. */
export const DEFAULT_PER_PAGE = 100;
/** S9-11 */
export const DEFAULT_PER_PAGE_OF_SEARCH = 10;
const MAX_PER_PAGE = 100;
/** The last page of the largest catalogue at ten a page. */
const MAX_PAGE = 10_000;
const MAX_TERM = 200;
const MAX_FILTERS = 30;
const MAX_FILTER_VALUES = 50;

/**
 * S2-115, S9-9 to S9-11. A listing's address as the shop understands it; what makes no sense is as if not there.
 * `known` are the attributes that can be filtered by; null while nobody has asked the backend.
 */
export function parseListingQuery(query: UrlQuery, known: ReadonlySet<string> | null = null): ListingQuery {
  const term = firstOf(query.term).trim().slice(0, MAX_TERM);
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

/** From 1; anything else is null. */
function wholeNumber(text: string): number | null {
  const parsed = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return parsed >= 1 ? parsed : null;
}

function filtersOf(query: UrlQuery, known: ReadonlySet<string> | null): ListingQuery['filters'] {
  const entries = Object.entries(query)
    .filter(([name]) => isFilter(name, known))
    .map(([name, value]) => [name, [...new Set(allOf(value))].slice(0, MAX_FILTER_VALUES)] as const)
    .filter(([, values]) => values.length > 0);
  return Object.fromEntries(entries.slice(0, MAX_FILTERS));
}

/** S2-116. Names of any commerce side: `price`, `flower-colour`, `flowerColour`, `12`. */
export function isFilter(name: string, known: ReadonlySet<string> | null = null): boolean {
  return !isReserved(name) && /^[A-Za-z0-9][A-Za-z0-9_-]{0,40}$/.test(name) && (known === null || known.has(name));
}

/** S2-117, S2-119. Grid unless the address says list. */
export function listingView(query: UrlQuery): ListingView {
  return firstOf(query.view) === 'list' ? 'list' : 'grid';
}
