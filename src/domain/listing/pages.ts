/** How many pages `total` goods fill; a listing that is not loaded yet counts as one. */
export function pageCount(total: number | undefined, itemsPerPage: number): number {
  if (total === undefined) return 1;
  return itemsPerPage > 0 ? Math.ceil(Math.max(total, 0) / itemsPerPage) : 0;
}

/** A page that does not exist is the first one. */
export function currentPage(page: number, pages: number): number {
  return page >= 1 && page <= pages ? page : 1;
}

/** The numbers offered around the current page, `count` of them where there are as many. */
export function visiblePages(current: number, pages: number, count = 5): readonly number[] {
  const size = Math.min(count, Math.max(pages, 0));
  const start = Math.max(1, Math.min(current - Math.floor(count / 2), pages - size + 1));
  return Array.from({ length: size }, (_, index) => start + index);
}
