import type { ListingQuery } from '../../domain/listing/listing-query';
import { parseListingQuery, type UrlQuery } from '../../domain/listing/parse-listing-query';
import { searchTerm } from '../../domain/listing/search-term';
import { ok, type Result } from '../../domain/shared/result';
import { resolveListingQuery, withFiltersOf } from '../listing/resolve-listing-query';
import type { Catalogue, NarrowedListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface SearchProductsDeps {
  readonly catalogue: Pick<Catalogue, 'search' | 'filters'>;
}

export interface FoundProducts extends NarrowedListing {
  /** Its page is the one that was found. */
  readonly query: ListingQuery;
}

/** Returns a search page for its query; nothing, without a request, for no term or one that is too short. */
export type SearchProducts = (urlQuery: UrlQuery) => Promise<Result<FoundProducts, Failure>>;

export function makeSearchProducts({ catalogue }: SearchProductsDeps): SearchProducts {
  return async (urlQuery) => {
    const asked = parseListingQuery(urlQuery);
    if (asked.term === null || searchTerm(asked.term) === null)
      return ok({ listing: emptyListing(asked), filters: [], query: asked });
    const resolved = await resolveListingQuery(catalogue, urlQuery, null);
    if (!resolved.ok) return resolved;
    const found = await catalogue.search(resolved.value.query);
    return found.ok ? ok(withFiltersOf(found.value, resolved.value)) : found;
  };
}

function emptyListing({ itemsPerPage }: ListingQuery): NarrowedListing['listing'] {
  return { items: [], total: 0, page: 1, itemsPerPage, totalPages: 0 };
}
