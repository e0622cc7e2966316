import type { Filter } from '../../domain/listing/filter';
import type { ListingQuery } from '../../domain/listing/listing-query';
import { parseListingQuery, type UrlQuery } from '../../domain/listing/parse-listing-query';
import { CATEGORY, PRICE } from '../../domain/listing/product-filter';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue, ListingPlace } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

/** A parsed listing query; `filters` is null if they were not requested. */
export interface ResolvedListingQuery {
  readonly query: ListingQuery;
  readonly filters: readonly Filter[] | null;
}

/** Ignores query parameters that are not filterable attributes; requests the filters only if a parameter could be one. */
export async function resolveListingQuery(
  catalogue: Pick<Catalogue, 'filters'>,
  urlQuery: UrlQuery,
  category: string | null,
): Promise<Result<ResolvedListingQuery, Failure>> {
  const parsed = parseListingQuery(urlQuery);
  if (Object.keys(parsed.filters).length === 0) return ok({ query: parsed, filters: null });
  const place: ListingPlace = { category, term: parsed.term };
  const filters = await catalogue.filters(place);
  if (!filters.ok) return filters;
  const known = new Set([PRICE, CATEGORY, ...filters.value.map(({ code }) => code)]);
  return ok({ query: parseListingQuery(urlQuery, known), filters: filters.value });
}
