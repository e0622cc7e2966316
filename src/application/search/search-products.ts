import { type Correction, isNarrowed, type ListingQuery } from '../../domain/listing/listing-query';
import { termWords } from '../../domain/listing/matches-term';
import { parseListingQuery } from '../../domain/listing/parse-listing-query';
import { searchTerm } from '../../domain/listing/search-term';
import type { UrlQuery } from '../../domain/navigation/reserved-params';
import { ok, type Result } from '../../domain/shared/result';
import { resolveListingQuery, withFiltersOf } from '../listing/resolve-listing-query';
import type { Catalogue, NarrowedListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';
import { findMeant, type FindMeantDeps } from './find-meant';
import type { NamedPages } from './find-pages';

/** A term that finds fewer products may be misspelt. */
const FEW = 3;
/** Words of a term that are searched alone if it finds nothing. */
const MAX_NEAR = 4;

export interface SearchProductsDeps extends FindMeantDeps {
  readonly catalogue: Pick<Catalogue, 'search' | 'filters' | 'meanings' | 'suggestions'>;
  readonly namedPages: NamedPages;
}

export interface FoundProducts extends NarrowedListing {
  /** Its page is the one that was found, and its term the one that was searched. */
  readonly query: ListingQuery;
  /** Null if nothing was corrected. */
  readonly correction: Correction | null;
  /** Words of a term of several that find something alone; left out if the term finds something. */
  readonly near?: readonly string[];
}

/**
 * Returns a search page for its query; nothing, without a request, for no term or one that is too short. A term that finds
 * nothing is searched as it was probably meant; one that finds few products keeps them. A term that names a page is right as it is.
 */
export type SearchProducts = (urlQuery: UrlQuery) => Promise<Result<FoundProducts, Failure>>;

export function makeSearchProducts(deps: SearchProductsDeps): SearchProducts {
  const { catalogue, namedPages } = deps;
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
    const { total } = typed.listing;
    if (isNarrowed(query) || total >= FEW) return ok(typed);
    const named = await namedPages(term);
    const isNamed = named.ok && named.value.length > 0;
    if (total > 0) return ok(isNamed ? typed : { ...typed, correction: await probable(catalogue, term) });
    const meant = await findMeant(deps, { typed: term, isNamed }, async (instead) => {
      const results = await catalogue.search({ ...query, term: instead });
      return results.ok ? ok(results.value.listing.total === 0 ? null : results.value) : results;
    });
    if (!meant.ok) return meant;
    if (meant.value === null) return ok(isNamed ? typed : { ...typed, near: await wordsThatFind(catalogue, term) });
    const searched = { ...resolved.value, query: { ...query, term: meant.value.term } };
    const correction = { typed: term, meant: meant.value.term, isSearched: true };
    return ok({ ...withFiltersOf(meant.value.found, searched), correction });
  };
}

/** What may have been meant by a term that finds few products; these are shown in any case, so a failure only leaves it out. */
async function probable(catalogue: Pick<Catalogue, 'meanings'>, term: string): Promise<Correction | null> {
  const meanings = await catalogue.meanings(term);
  const meant = meanings.ok ? meanings.value.corrected : null;
  return meant === null ? null : { typed: term, meant, isSearched: false };
}

/** An offer beside the telephone number, so a failure only leaves it out. */
async function wordsThatFind(catalogue: Pick<Catalogue, 'suggestions'>, term: string): Promise<readonly string[]> {
  const words = [...new Set(termWords(term))].filter((word) => searchTerm(word) !== null).slice(0, MAX_NEAR);
  if (words.length < 2) return [];
  const found = await Promise.all(
    words.map(async (word) => ({ word, products: await catalogue.suggestions(word, 1) })),
  );
  return found.filter(({ products }) => products.ok && products.value.length > 0).map(({ word }) => word);
}

function emptyListing({ itemsPerPage }: ListingQuery): NarrowedListing['listing'] {
  return { items: [], total: 0, page: 1, itemsPerPage, totalPages: 0 };
}
