import { type Correction, isNarrowed, type ListingQuery } from '../../domain/listing/listing-query';
import { parseListingQuery } from '../../domain/listing/parse-listing-query';
import type { UrlQuery } from '../../domain/navigation/reserved-params';
import { searchTerm } from '../../domain/listing/search-term';
import { ok, type Result } from '../../domain/shared/result';
import { resolveListingQuery, withFiltersOf } from '../listing/resolve-listing-query';
import type { Catalogue, NarrowedListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

/** A term that finds fewer products may be misspelt. */
const FEW = 3;

export interface SearchProductsDeps {
  readonly catalogue: Pick<Catalogue, 'search' | 'filters' | 'meanings'>;
}

export interface FoundProducts extends NarrowedListing {
  /** Its page is the one that was found, and its term the one that was searched. */
  readonly query: ListingQuery;
  /** Null if nothing was corrected. */
  readonly correction: Correction | null;
}

/**
 * Returns a search page for its query; nothing, without a request, for no term or one that is too short. A term that finds
 * nothing is searched as it was probably meant; one that finds few products keeps them.
 */
export type SearchProducts = (urlQuery: UrlQuery) => Promise<Result<FoundProducts, Failure>>;

export function makeSearchProducts({ catalogue }: SearchProductsDeps): SearchProducts {
  return async (urlQuery) => {
    const asked = parseListingQuery(urlQuery);
    const term = asked.term === null ? null : searchTerm(asked.term);
    if (term === null) return ok({ listing: emptyListing(asked), filters: [], query: asked, correction: null });
    const resolved = await resolveListingQuery(catalogue, urlQuery, null);
    if (!resolved.ok) return resolved;
    const { query } = resolved.value;
    const found = await catalogue.search(query);
    if (!found.ok) return found;
    const typed = { ...withFiltersOf(found.value, resolved.value), correction: null };
    if (isNarrowed(query) || typed.listing.total >= FEW) return ok(typed);
    const meanings = await catalogue.meanings(term);
    if (!meanings.ok) return typed.listing.total > 0 ? ok(typed) : meanings;
    const { corrected } = meanings.value;
    if (corrected === null) return ok(typed);
    const correction = { typed: term, meant: corrected };
    if (typed.listing.total > 0) return ok({ ...typed, correction: { ...correction, isSearched: false } });
    const meant = { ...resolved.value, query: { ...query, term: corrected } };
    const foundThen = await catalogue.search(meant.query);
    if (!foundThen.ok) return foundThen;
    if (foundThen.value.listing.total === 0) return ok(typed);
    return ok({ ...withFiltersOf(foundThen.value, meant), correction: { ...correction, isSearched: true } });
  };
}

function emptyListing({ itemsPerPage }: ListingQuery): NarrowedListing['listing'] {
  return { items: [], total: 0, page: 1, itemsPerPage, totalPages: 0 };
}
