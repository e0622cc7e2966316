import { firstOf, type UrlQuery } from '../navigation/reserved-params';
import type { Listing } from './listing-query';

/** Returns the number of pages; 1 before the listing is loaded. */
export function pageCount(total: number | undefined, itemsPerPage: number): number {
  if (total === undefined) return 1;
  return itemsPerPage > 0 ? Math.ceil(Math.max(total, 0) / itemsPerPage) : 0;
}

/** Returns the page, or 1 if it does not exist. */
export function currentPage(page: number, pages: number): number {
  return page >= 1 && page <= pages ? page : 1;
}

/** Returns up to `count` page numbers around the current one. */
export function visiblePages(current: number, pages: number, count = 5): readonly number[] {
  const size = Math.min(count, Math.max(pages, 0));
  const start = Math.max(1, Math.min(current - Math.floor(count / 2), pages - size + 1));
  return Array.from({ length: size }, (_, index) => start + index);
}

/** False if a query asks for a page that does not exist, or writes its number otherwise: `page=99`, `page=abc`, `page=02`. */
export function namesItsPage(query: UrlQuery, { page }: Pick<Listing, 'page'>): boolean {
  const named = firstOf(query.page);
  return named === '' || named === String(page) || (named === '0' && page === 1);
}
