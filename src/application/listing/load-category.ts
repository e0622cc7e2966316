import type { ListingQuery } from '../../domain/listing/listing-query';
import type { UrlQuery } from '../../domain/navigation/reserved-params';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue, CategoryListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';
import { resolveListingQuery, withFiltersOf } from './resolve-listing-query';

export interface LoadCategoryDeps {
  readonly catalogue: Pick<Catalogue, 'category' | 'filters'>;
}

/** A filtered category page with the `filters` to offer on it; the query's page is the one that was found. */
export interface OpenedCategory extends CategoryListing {
  readonly query: ListingQuery;
}

export type LoadCategory = (uid: string, urlQuery: UrlQuery) => Promise<Result<OpenedCategory, Failure>>;

/** Sends one request, and a second one for the filters only if the query has any. */
export function makeLoadCategory({ catalogue }: LoadCategoryDeps): LoadCategory {
  return async (uid, urlQuery) => {
    const resolved = await resolveListingQuery(catalogue, urlQuery, uid);
    if (!resolved.ok) return resolved;
    const found = await catalogue.category(uid, resolved.value.query);
    return found.ok ? ok({ ...found.value, ...withFiltersOf(found.value, resolved.value) }) : found;
  };
}
