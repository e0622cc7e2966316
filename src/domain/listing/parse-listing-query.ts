import { allOf, firstOf, hasControl, isReserved, type UrlQuery } from '../navigation/reserved-params';
import { type ListingQuery, type ListingView, isNarrowed } from './listing-query';
import { PRICE } from './product-filter';
import { cutTerm } from './search-term';

export const PER_PAGE_OPTIONS = [10, 20, 50] as const;
/** Products on a category page. */
export const DEFAULT_PER_PAGE = 100;
export const DEFAULT_PER_PAGE_OF_SEARCH = 10;
const MAX_PER_PAGE = 100;
const MAX_PAGE = 10_000;
const MAX_FILTERS = 30;
const MAX_FILTER_VALUES = 50;
/** Characters. */
const MAX_FILTER_VALUE = 100;

/** The two fields of the shopper's own price range, in units of the currency; they count only without `price`. */
export const PRICE_FIELDS = { from: 'priceFrom', to: 'priceTo' } as const;

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
      ([name, value]) => [name, [...new Set(allOf(value))].filter(isFilterValue).slice(0, MAX_FILTER_VALUES)] as const,
    )
    .filter(([, values]) => values.length > 0);
  const filters = Object.fromEntries(entries.slice(0, MAX_FILTERS));
  const own = ownPrice(query);
  const isWanted = own !== null && !Object.hasOwn(filters, PRICE) && (known === null || known.has(PRICE));
  return isWanted ? { ...filters, [PRICE]: [own] } : filters;
}

function isFilterValue(value: string): boolean {
  return value.length <= MAX_FILTER_VALUE && !hasControl(value);
}

/** `20_40` or, with one field, `20_*`; null for anything but amounts. */
function ownPrice(query: UrlQuery): string | null {
  const [from, to] = [firstOf(query[PRICE_FIELDS.from]), firstOf(query[PRICE_FIELDS.to])].map((typed) =>
    /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) ? typed.trim() : '*',
  );
  return from === '*' && to === '*' ? null : `${from}_${to}`;
}

/** Whether a parameter can be a filter, in the naming of any backend: `price`, `flower-colour`, `flowerColour`, `12`. */
export function isFilter(name: string, known: ReadonlySet<string> | null = null): boolean {
  return !isReserved(name) && /^[A-Za-z0-9][A-Za-z0-9_-]{0,40}$/.test(name) && (known === null || known.has(name));
}

/** Whether a parameter narrows a listing: a filter, or a field of the shopper's own price range. */
export function isNarrowing(name: string): boolean {
  return isFilter(name) || name === PRICE_FIELDS.from || name === PRICE_FIELDS.to;
}

/** Returns `grid` unless the query says `list`. */
export function listingView(query: UrlQuery): ListingView {
  return firstOf(query.view) === 'list' ? 'list' : 'grid';
}

/** URL values in display order; empty is the default order. */
export const SORT_OPTIONS = ['', 'name_ASC', 'name_DESC', 'price_ASC', 'price_DESC'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

export interface Sort {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

const DEFAULT_SORT: Sort = { field: 'position', direction: 'ASC' };

export function isSortOption(text: string): text is SortOption {
  return SORT_OPTIONS.some((option) => option === text);
}

/** Parses `name_ASC`; returns the default order for invalid input. */
export function parseSort(text: string): Sort {
  const split = /^([a-z][a-z_]*)_(ASC|DESC)$/.exec(text);
  const field = split?.[1];
  if (field === undefined) return DEFAULT_SORT;
  return { field, direction: split?.[2] === 'DESC' ? 'DESC' : 'ASC' };
}

/**
 * The path and query of a category's page that search engines list: without order, layout and number of products a page, of
 * which a page's number speaks. Null for filtered pages, of which there are too many.
 */
export function canonicalOfListing(path: string, query: ListingQuery): string | null {
  if (isNarrowed(query)) return null;
  return query.page > 1 && query.itemsPerPage === DEFAULT_PER_PAGE ? `${path}?page=${query.page}` : path;
}
