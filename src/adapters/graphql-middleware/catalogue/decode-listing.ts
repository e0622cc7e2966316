import type { NarrowedListing } from '../../../application/ports/catalogue';
import type { ListingQuery } from '../../../domain/listing/listing-query';
import {
  toProductFilter,
  CATEGORY,
  PRICE,
  type AttributeFilter,
  type ProductFilter,
} from '../../../domain/listing/product-filter';
import { parseSort } from '../../../domain/listing/parse-listing-query';
import { toSummaries, type ProductContext } from './decode-product';
import {
  DecodingError,
  number,
  pagesOf,
  optionalRecord,
  record,
  type WireRecord,
  optionalText,
  readEach,
  text,
} from '../wire-value';
import { filterKind, type Filter } from '../../../domain/listing/filter';
import { plainName } from '../../../domain/navigation/plain-name';

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
      totalPages: pagesOf(info, total, query.itemsPerPage),
    },
    filters: toFilters(wire),
  };
}

/** A filter in the API's format; bounds are texts in whole units of the currency. */
export function fromFilter({ categories, price, attributes }: ProductFilter): WireRecord {
  return {
    ...(categories === null ? {} : { [CATEGORY]: { in: categories } }),
    ...(price === null ? {} : { [PRICE]: { ...bound('from', price.from), ...bound('to', price.to) } }),
    ...Object.fromEntries(attributes.map((attribute) => [attribute.code, condition(attribute)])),
  };
}

function bound(name: 'from' | 'to', pence: number | null): WireRecord {
  return pence === null ? {} : { [name]: String(pence / 100) };
}

function condition(attribute: AttributeFilter): WireRecord {
  return attribute.kind === 'equals' ? { eq: attribute.value } : { in: attribute.values };
}

/** The filters of a listing, without those that the shop does not offer and those without options. */
export function toFilters({ aggregations, total_count }: WireRecord): readonly Filter[] {
  const filters = readFilters(aggregations);
  return isCountOfAll(filters, number(total_count ?? 0, 'total')) ? filters : filters.map(withoutCounts);
}

/** A backend may count some of many products only. Each product has one price, so the bands of all add up to the total. */
function isCountOfAll(filters: readonly Filter[], total: number): boolean {
  const bands = filters.find(({ code }) => code === PRICE)?.options ?? [];
  return bands.reduce((sum, { count }) => sum + (count ?? 0), 0) === total;
}

function withoutCounts(filter: Filter): Filter {
  return { ...filter, options: filter.options.map((option) => ({ ...option, count: null })) };
}

function readFilters(value: unknown): readonly Filter[] {
  return readEach(value, (wire) => {
    const code = text(wire.attribute_code, 'code of a filter');
    const kind = filterKind(code);
    const options = readEach(wire.options, (option) => ({
      value: text(option.value, 'value of a filter'),
      label: plainName(optionalText(option.label) ?? text(option.value, 'value of a filter')),
      count: number(option.count ?? 0, 'number of products'),
    }));
    const label = plainName(optionalText(wire.label) ?? code);
    return kind === null || options.length === 0 ? [] : [{ code, label, kind, options }];
  }).flat();
}
