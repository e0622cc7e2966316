import type { NarrowedListing } from '../../../application/ports/catalogue';
import type { ListingQuery } from '../../../domain/listing/listing-query';
import { toProductFilter } from '../../../domain/listing/product-filter';
import { parseSort } from '../../../domain/listing/parse-listing-query';
import { fromFilter, toFilters } from './decode-filter';
import { toSummaries, type ProductContext } from './decode-product';
import { DecodingError, number, optionalRecord, record, type WireRecord } from '../wire-value';

/**
 * The variables of a listing: `search`, `filter`, `sort`, `pageSize` and `currentPage`. A search of the
 * whole shop without a sort order leaves the order to the backend, which returns the best match first.
 */
export function listingVariables(query: ListingQuery, category: string | null): WireRecord {
  const sort = parseSort(query.sort);
  const isNearestFirst = category === null && query.term !== null && query.sort === '';
  return {
    search: query.term ?? '',
    filter: fromFilter(toProductFilter(query.filters, category)),
    ...(isNearestFirst ? {} : { sort: { [sort.field]: sort.direction } }),
    pageSize: query.itemsPerPage,
    currentPage: query.page,
  };
}

export function toNarrowedListing(value: unknown, query: ListingQuery, context: ProductContext): NarrowedListing {
  const wire = record(value, 'products');
  const info = optionalRecord(wire.page_info);
  const total = number(wire.total_count ?? 0, 'total');
  // The count is above 0, so the listing must not be shown as empty.
  if (!Array.isArray(wire.items) && total > 0) throw new DecodingError('the items of a listing are missing');
  return {
    listing: {
      items: toSummaries(wire.items, context),
      total,
      page: number(info?.current_page ?? query.page, 'page'),
      itemsPerPage: query.itemsPerPage,
      totalPages: number(info?.total_pages ?? Math.ceil(total / query.itemsPerPage), 'pages'),
    },
    filters: toFilters(wire),
  };
}
