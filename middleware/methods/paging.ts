import { type PlainRecord } from '../plain-record';

const DEFAULT_PAGE_SIZE = 10;

function positive(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value > 0 ? value : otherwise;
}

/** Page and size; missing, zero or negative values become the first page of ten. */
export function pagingVariables(given: PlainRecord): PlainRecord {
  return { pageSize: positive(given.pageSize, DEFAULT_PAGE_SIZE), currentPage: positive(given.currentPage, 1) };
}

/** Paging, and those of search, filter and sort that are not empty. */
export function listingVariables(given: PlainRecord): PlainRecord {
  const said = Object.entries({ search: given.search, filter: given.filter, sort: given.sort }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return { ...pagingVariables(given), ...Object.fromEntries(said) };
}

export function ordersVariables(given: PlainRecord): PlainRecord {
  return { ...pagingVariables(given), ...(given.filter ? { filter: given.filter } : {}) };
}
