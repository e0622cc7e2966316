import { allOf, isFormResult, type UrlQuery } from '../navigation/reserved-params';
import type { ListingQuery } from './listing-query';
import { isFilter, isNarrowing } from './parse-listing-query';

/** Returns a query string without `?`, in the order of the old query, new parameters last. */
function write(query: UrlQuery, changes: Readonly<Record<string, string>>): string {
  const remaining = Object.entries(query).filter(([name]) => name !== 'slug' && !isFormResult(name));
  const params = new URLSearchParams();
  for (const [name, value] of remaining) for (const text of changed(changes, name, value)) params.append(name, text);
  for (const [name, text] of Object.entries(changes)) if (text !== '' && !params.has(name)) params.append(name, text);
  return params.toString();
}

function changed(changes: Readonly<Record<string, string>>, name: string, value: UrlQuery[string]): readonly string[] {
  return allOf(Object.hasOwn(changes, name) ? changes[name] : value);
}

/** Page 0 in the URL means the first page. */
function resetPage(query: UrlQuery): Readonly<Record<string, string>> {
  return allOf(query.page).length > 0 ? { page: '0' } : {};
}

/** Returns the query for another page. */
export function withPage(query: UrlQuery, page: number): string {
  return write(query, { page: String(page) });
}

/** Returns the query for another order; empty is the default one. */
export function withSort(query: UrlQuery, sort: string): string {
  return write(query, { ...resetPage(query), sort });
}

export function withItemsPerPage(query: UrlQuery, itemsPerPage: number): string {
  return write(query, { ...resetPage(query), itemsPerPage: String(itemsPerPage) });
}

/** An empty term removes the search. */
export function withTerm(query: UrlQuery, term: string): string {
  return write(query, { term });
}

/** Removes the filters and resets the page; keeps order, page size, term and tracking parameters. */
export function withoutFilters(query: UrlQuery): string {
  return write(unfiltered(query), resetPage(query));
}

/** Replaces all filters and resets the page. */
export function withFilters(query: UrlQuery, chosen: ListingQuery['filters']): string {
  const remaining = Object.entries(unfiltered(query));
  const added = Object.entries(chosen).filter(([name]) => isFilter(name));
  return write(Object.fromEntries([...remaining, ...added]), resetPage(query));
}

function unfiltered(query: UrlQuery): UrlQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isNarrowing(name)));
}

/** Grid is the default and has no parameter. */
export function withView(query: UrlQuery, view: 'grid' | 'list'): string {
  return write(query, { view: view === 'list' ? 'list' : '' });
}
