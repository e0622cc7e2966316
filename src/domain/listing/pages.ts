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
