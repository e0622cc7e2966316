import type { FoundProducts } from '../../application/search/search-products';

/** The names of a query, each with the values that decided what is shown. */
export type CanonicalQuery = Readonly<Record<string, readonly string[]>>;

/**
 * True if every part of `asked` took effect, once. A response to any other query is not cached, because there are
 * unlimited URLs for the same page.
 */
export function isCanonical(asked: URLSearchParams, canonicalQuery: CanonicalQuery): boolean {
  const pairs = [...asked];
  const isRepeated = new Set(pairs.map((pair) => JSON.stringify(pair))).size < pairs.length;
  return (
    !isRepeated &&
    pairs.every(
      ([name, value]) => Object.hasOwn(canonicalQuery, name) && canonicalQuery[name]?.includes(value) === true,
    )
  );
}

/** Whether a query has more than the number of a page: there is no end of terms, and of combinations of filters, orders and sizes. */
export function isCombined(names: readonly string[]): boolean {
  return names.some((name) => name !== 'page');
}

/** The query of a search: that of its listing, and the term as it was searched. */
export function canonicalSearch(found: FoundProducts): CanonicalQuery {
  return { ...canonicalListing(found), term: [found.query.term ?? ''] };
}

/** The query of a listing; of the page only one that exists, and of the filters only values that are offered. */
export function canonicalListing({
  query,
  listing,
  filters,
}: Omit<FoundProducts, 'correction' | 'near'>): CanonicalQuery {
  const { page, totalPages } = listing;
  const first = page === 1 ? ['0', '1'] : [];
  const offered = filters.map(({ code, options }) => {
    const values = query.filters[code] ?? [];
    return [code, values.filter((value) => options.some((option) => option.value === value))] as const;
  });
  return {
    ...Object.fromEntries(offered),
    page: page > 1 && page <= totalPages ? [String(page)] : first,
    sort: [query.sort],
    itemsPerPage: [String(query.itemsPerPage)],
    view: ['grid', 'list'],
  };
}
