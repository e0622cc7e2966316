import { offeredValues, type Filter } from '../../domain/listing/filter';
import type { ListingQuery } from '../../domain/listing/listing-query';
import { narrowFilters } from '../../domain/listing/narrow-filters';
import { parseListingQuery } from '../../domain/listing/parse-listing-query';
import type { UrlQuery } from '../../domain/navigation/reserved-params';
import { CATEGORY, PRICE } from '../../domain/listing/product-filter';
import {
  readableValues,
  toBackendValues,
  toReadableValues,
  withReadableValues,
} from '../../domain/listing/readable-values';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue, ListingScope, NarrowedListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

/** A parsed listing query with the backend's values; `filters` is null if they were not requested. */
export interface ResolvedListingQuery {
  readonly query: ListingQuery;
  readonly filters: readonly Filter[] | null;
}

/** Ignores query parameters that are not filterable attributes, and values that the place does not offer; requests the filters only if a parameter could be one. */
export async function resolveListingQuery(
  catalogue: Pick<Catalogue, 'filters'>,
  urlQuery: UrlQuery,
  category: string | null,
): Promise<Result<ResolvedListingQuery, Failure>> {
  const parsed = parseListingQuery(urlQuery);
  if (Object.keys(parsed.filters).length === 0) return ok({ query: parsed, filters: null });
  const place: ListingScope = { category, term: parsed.term };
  const filters = await catalogue.filters(place);
  if (!filters.ok) return filters;
  const known = new Set([PRICE, CATEGORY, ...filters.value.map(({ code }) => code)]);
  const query = parseListingQuery(urlQuery, known);
  const chosen = toBackendValues(query.filters, readableValues(filters.value));
  return ok({ query: { ...query, filters: offeredValues(filters.value, chosen) }, filters: filters.value });
}

/**
 * The results of a resolved query, whose page becomes the one that was found, with the filters to offer on it. Filters
 * and query have the values of URLs.
 */
export function withFiltersOf(
  { listing, filters }: NarrowedListing,
  { query, filters: whole }: ResolvedListingQuery,
): NarrowedListing & { readonly query: ListingQuery } {
  const onward = narrowFilters(whole ?? filters, { total: listing.total, filters }, query.filters);
  const readable = readableValues(whole ?? filters);
  return {
    listing,
    filters: withReadableValues(onward, readable),
    query: { ...query, page: listing.page, filters: toReadableValues(query.filters, readable) },
  };
}
