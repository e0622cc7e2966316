import type { ListingQuery } from '../../domain/listing/listing-query';
import type { UrlQuery } from '../../domain/listing/parse-listing-query';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue, CategoryListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';
import { settleQuery } from './known-filters';

export interface OpenCategoryDeps {
  readonly catalogue: Pick<Catalogue, 'category' | 'filters'>;
}

/** A category as its address narrows it. `filters` are all ways to narrow the whole category. */
export interface OpenedCategory extends CategoryListing {
  /** What of the address was understood. */
  readonly query: ListingQuery;
}

export type OpenCategory = (uid: string, address: UrlQuery) => Promise<Result<OpenedCategory, Failure>>;

/** S5-34, S7-52. One question to the shop, and a second one before it only when the address filters. */
export function makeOpenCategory({ catalogue }: OpenCategoryDeps): OpenCategory {
  return async (uid, address) => {
    const settled = await settleQuery(catalogue, address, uid);
    if (!settled.ok) return settled;
    const { query, filters } = settled.value;
    const found = await catalogue.category(uid, query);
    return found.ok ? ok({ ...found.value, filters: filters ?? found.value.filters, query }) : found;
  };
}
