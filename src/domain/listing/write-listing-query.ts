import { allOf, isAnswer, type UrlQuery } from '../navigation/known-query';
import type { ListingQuery } from './listing-query';
import { isFilter } from './parse-listing-query';

/** Every writer answers a query without its question mark, in the order of the old one, new names behind. */
function write(query: UrlQuery, changes: Readonly<Record<string, string>>): string {
  const kept = Object.entries(query).filter(([name]) => name !== 'slug' && !isAnswer(name));
  const params = new URLSearchParams();
  for (const [name, value] of kept) for (const text of changed(changes, name, value)) params.append(name, text);
  for (const [name, text] of Object.entries(changes)) if (text !== '' && !params.has(name)) params.append(name, text);
  return params.toString();
}

function changed(changes: Readonly<Record<string, string>>, name: string, value: UrlQuery[string]): readonly string[] {
  return allOf(Object.hasOwn(changes, name) ? changes[name] : value);
}

/** Another order or size starts over: page 0 in the address reads as the first. */
function fromTheStart(query: UrlQuery): Readonly<Record<string, string>> {
  return allOf(query.page).length > 0 ? { page: '0' } : {};
}

/** Another page of the same listing. */
export function withPage(query: UrlQuery, page: number): string {
  return write(query, { page: String(page) });
}

/** The same listing in another order; an empty one is the shop's own. */
export function withSort(query: UrlQuery, sort: string): string {
  return write(query, { ...fromTheStart(query), sort });
}

/** S4-67. */
export function withItemsPerPage(query: UrlQuery, itemsPerPage: number): string {
  return write(query, { ...fromTheStart(query), itemsPerPage: String(itemsPerPage) });
}

/** An empty term takes the search out of the address. */
export function withTerm(query: UrlQuery, term: string): string {
  return write(query, { term });
}

/** Clears what was filtered by, from the first page on; order, size, term and what advertisers added stay. */
export function withoutFilters(query: UrlQuery): string {
  return write(unfiltered(query), fromTheStart(query));
}

/** The goods narrowed to what was chosen and to nothing else, from the first page on. */
export function withFilters(query: UrlQuery, chosen: ListingQuery['filters']): string {
  const kept = Object.entries(unfiltered(query));
  const added = Object.entries(chosen).filter(([name]) => isFilter(name));
  return write(Object.fromEntries([...kept, ...added]), fromTheStart(query));
}

function unfiltered(query: UrlQuery): UrlQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isFilter(name)));
}

/** Grid is the default and needs no name. */
export function withView(query: UrlQuery, view: 'grid' | 'list'): string {
  return write(query, { view: view === 'list' ? 'list' : '' });
}
