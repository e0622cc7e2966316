import type { ListingQuery } from '../../domain/listing/listing-query';
import type { UrlQuery } from '../../domain/listing/parse-listing-query';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue, CategoryListing } from '../ports/catalogue';
import type { Failure } from '../ports/failures';
import { settleQuery } from './known-filters';

export interface OpenCategoryDeps {
  readonly catalogue: Pick<Catalogue, 'category' | 'filters'>;
}

/** A filtered category page; `filters` are those of the whole category. */
export interface OpenedCategory extends CategoryListing {
  readonly query: ListingQuery;
}

export type OpenCategory = (uid: string, address: UrlQuery) => Promise<Result<OpenedCategory, Failure>>;

/** Sends one request, and a second one for the filters only if the query has any. */
export function makeOpenCategory({ catalogue }: OpenCategoryDeps): OpenCategory {
  return async (uid, address) => {
    const settled = await settleQuery(catalogue, address, uid);
    if (!settled.ok) return settled;
    const { query, filters } = settled.value;
    const found = await catalogue.category(uid, query);
    return found.ok ? ok({ ...found.value, filters: filters ?? found.value.filters, query }) : found;
  };
}
