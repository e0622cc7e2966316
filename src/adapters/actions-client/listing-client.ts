import type { LoadCategory } from '../../application/listing/load-category';
import type { SearchProducts } from '../../application/search/search-products';
import type { SuggestProducts } from '../../application/search/suggest-products';
import { parseListingQuery } from '../../domain/listing/parse-listing-query';
import type { UrlQuery } from '../../domain/navigation/reserved-params';
import { searchTerm } from '../../domain/listing/search-term';
import { ok } from '../../domain/shared/result';
import type { Read, ReadQuery } from './read';

/** Listings as the URL filters them. A search without a term is empty, without a request. */
export function listingClient(read: Read): {
  readonly openCategory: LoadCategory;
  readonly searchProducts: SearchProducts;
} {
  return {
    openCategory: (uid, address) => read('category', { ...listingQuery(address), uid }),
    searchProducts: async (address) => {
      const query = parseListingQuery(address);
      if (query.term !== null) return read('search', listingQuery(address));
      const { itemsPerPage } = query;
      const listing = { items: [], total: 0, page: 1, itemsPerPage, totalPages: 0 };
      return ok({ listing, filters: [], query, correction: null });
    },
  };
}

/** Search suggestions. A term that is too short is not requested. */
export function suggestionsClient(read: Read): SuggestProducts {
  return async (typed) => {
    const term = searchTerm(typed);
    return term === null ? ok({ term, corrected: null, products: [], pages: [] }) : read('suggestions', { term });
  };
}

/** The parts of a query that filter, sort or page a listing, without campaign parameters and the like. */
function listingQuery(address: UrlQuery): ReadQuery {
  const { filters, page, sort, itemsPerPage, term } = parseListingQuery(address);
  return {
    ...filters,
    term: term ?? undefined,
    page: address.page === undefined ? undefined : page,
    sort: sort === '' ? undefined : sort,
    itemsPerPage: address.itemsPerPage === undefined ? undefined : itemsPerPage,
  };
}
