import type { ListingQuery } from '../../domain/listing/listing-query';
import type { UrlQuery } from '../../domain/listing/parse-listing-query';
import { ok, type Result } from '../../domain/shared/result';
import { settleQuery } from '../listing/known-filters';
import type { Catalogue, NarrowedListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface SearchProductsDeps {
  readonly catalogue: Pick<Catalogue, 'search' | 'filters'>;
}

export interface FoundProducts extends NarrowedListing {
  /** What of the address was understood. */
  readonly query: ListingQuery;
}

/** What a search page shows for its address; without a term nothing is searched, and nothing found. */
export type SearchProducts = (address: UrlQuery) => Promise<Result<FoundProducts, Failure>>;

/** S9-11. A whole page of what was found, sorted, narrowed and paged by its address as a category is. */
export function makeSearchProducts({ catalogue }: SearchProductsDeps): SearchProducts {
  return async (address) => {
    const settled = await settleQuery(catalogue, address, null);
    if (!settled.ok) return settled;
    const { query, filters } = settled.value;
    if (query.term === null) return ok({ listing: nothing(query), filters: [], query });
    const found = await catalogue.search(query);
    return found.ok ? ok({ listing: found.value.listing, filters: filters ?? found.value.filters, query }) : found;
  };
}

function nothing({ itemsPerPage }: ListingQuery): NarrowedListing['listing'] {
  return { items: [], total: 0, page: 1, itemsPerPage, totalPages: 0 };
}
