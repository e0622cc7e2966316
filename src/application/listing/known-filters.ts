import type { Filter } from '../../domain/listing/filter';
import type { ListingQuery } from '../../domain/listing/listing-query';
import { parseListingQuery, type UrlQuery } from '../../domain/listing/parse-listing-query';
import { CATEGORY, PRICE } from '../../domain/listing/product-filter';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue, ListingPlace } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

/** A listing's address, proven; `filters` is null when nobody had to be asked what there is to filter by. */
export interface SettledQuery {
  readonly query: ListingQuery;
  readonly filters: readonly Filter[] | null;
}

/**
 * S2-115. Any word may stand in an address, and only the shop knows which of them are attributes: it is asked, unless
 * nothing in the address could be one. What it does not know is as if not there.
 */
export async function settleQuery(
  catalogue: Pick<Catalogue, 'filters'>,
  address: UrlQuery,
  category: string | null,
): Promise<Result<SettledQuery, Failure>> {
  const asked = parseListingQuery(address);
  if (Object.keys(asked.filters).length === 0) return ok({ query: asked, filters: null });
  const place: ListingPlace = { category, term: asked.term };
  const filters = await catalogue.filters(place);
  if (!filters.ok) return filters;
  const known = new Set([PRICE, CATEGORY, ...filters.value.map(({ code }) => code)]);
  return ok({ query: parseListingQuery(address, known), filters: filters.value });
}
