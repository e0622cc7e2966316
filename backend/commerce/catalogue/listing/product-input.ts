import { highestShownAs, lowestShownAs } from '../../pricing/money';
import { ok, refuse, type Result } from '../../../shared/result';
import { badInput, type ShopRefusal } from '../../shared/shop-refusal';
import { readId, readRowUid } from '../../shared/uid';
import type { ProductFilter } from './product-filter';
import type { ProductSort } from './product-query';

interface Equal {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

/** The arguments of `products(...)`. */
export interface ProductsInput {
  readonly search?: string | null;
  readonly filter?: {
    readonly category_id?: Equal | null;
    readonly category_uid?: Equal | null;
    readonly colour?: Equal | null;
    readonly name?: { readonly match?: string | null } | null;
    readonly occasion?: Equal | null;
    readonly price?: { readonly from?: string | null; readonly to?: string | null } | null;
    readonly season?: Equal | null;
    readonly size?: Equal | null;
    readonly sku?: Equal | null;
    readonly uid?: Equal | null;
    readonly url_key?: Equal | null;
  } | null;
  readonly sort?: Partial<Record<ProductSort['field'], 'ASC' | 'DESC' | null>> | null;
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
}

/** Longer terms are refused: they would load the search. */
const MAX_TERM = 200;
const MAX_VALUES = 500;

/** The requested values; null when the filter is absent or empty. */
export function valuesOf(filter: Equal | null | undefined): readonly string[] | null {
  if (filter === null || filter === undefined) return null;
  const list = [...(filter.eq === null || filter.eq === undefined ? [] : [filter.eq]), ...(filter.in ?? [])];
  const isGiven = filter.eq !== undefined || filter.in !== undefined;
  return isGiven ? list.filter((value) => value !== null).slice(0, MAX_VALUES) : null;
}

const numbers = (values: readonly string[] | null, read: (value: string) => number | null): readonly number[] | null =>
  values?.flatMap((value) => read(value) ?? []) ?? null;

function bothCategories(filter: NonNullable<ProductsInput['filter']>): readonly number[] | null {
  const byUid = numbers(valuesOf(filter.category_uid), readRowUid);
  const byId = numbers(valuesOf(filter.category_id), readId);
  return byUid === null ? byId : [...byUid, ...(byId ?? [])];
}

/** A price bound in units of the shown currency, as its minor units. `*` and an empty text mean no bound. */
function readBound(text: string | null | undefined, round: (value: number) => number): number | null | 'bad' {
  if (text === null || text === undefined || text === '' || text === '*') return null;
  const value = /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : NaN;
  return Number.isNaN(value) ? 'bad' : round(Number((value * 100).toFixed(2)));
}

/** Reads the filter of `products`. `rate` is that of the shown currency, in which price bounds are given. */
export function readProductFilter(input: ProductsInput, rate: number): Result<ProductFilter, ShopRefusal> {
  const filter = input.filter ?? {};
  const term = (input.search ?? '').trim();
  if ([...term].length > MAX_TERM) return refuse(badInput(`Search for at most ${MAX_TERM} characters.`));
  const from = readBound(filter.price?.from, Math.ceil);
  const to = readBound(filter.price?.to, Math.floor);
  if (from === 'bad' || to === 'bad') return refuse(badInput('A price is a number, such as 20 or 19.99.'));
  const attributes = [filter.colour, filter.occasion, filter.season, filter.size];
  return ok({
    term,
    categories: bothCategories(filter),
    skus: valuesOf(filter.sku),
    ids: numbers(valuesOf(filter.uid), readRowUid),
    urlKeys: valuesOf(filter.url_key),
    name: filter.name?.match ?? null,
    priceFrom: from === null ? null : lowestShownAs(from, rate),
    priceTo: to === null ? null : highestShownAs(to, rate),
    attributes: attributes.flatMap((attribute) => {
      const options = numbers(valuesOf(attribute), readId);
      return options === null ? [] : [options];
    }),
  });
}

const SORT_FIELDS = ['relevance', 'position', 'name', 'price', 'created_at'] as const;

/** The requested order; by default relevance when there is a search term, else the shop's own order. */
export function readProductSort(sort: ProductsInput['sort'], term: string): readonly ProductSort[] {
  const sorts = SORT_FIELDS.flatMap((field) => {
    const direction = sort?.[field] ?? null;
    return direction === null ? [] : [{ field, descending: direction === 'DESC' }];
  });
  if (sorts.length > 0) return sorts;
  return term === '' ? [{ field: 'position', descending: false }] : [{ field: 'relevance', descending: true }];
}
