import { type RawBuilder, sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import type { Day } from '../../delivery/calendar-day';
import { ROOT_CATEGORY_ID } from '../../store/store-config';
import { termSearchFor } from '../search/term-search-for';
import { hasUnindexedPrefix, literalQuery, relevance } from '../search/term-query';
import { readTerm, type SearchTerm } from '../search/read-term';
import { broadRows, joinedIds, joinedRows, MAX_FOUND } from './found-rows';
import {
  furtherCategories,
  hasKeys,
  idsOfCategories,
  idsOfKeys,
  idsOfOptions,
  listingOf,
  matchesNothing,
  type ProductFilter,
} from './product-filter';

/** Products of a category that its pages reach; nobody turns to page 500, and each page would cost more than the last. */
export const MAX_REACHED = 10_000;

/** Matches of a search that are ranked by its statistics, which have to be read for every match. */
export const MAX_RANKED = 100;

/** How the products of a filter are read. */
export interface ListingPlan {
  readonly filter: ProductFilter;
  /** What can be had on this day comes first. */
  readonly today: Day;
  /** Exact, except that more than MAX_FOUND products of a search or of several filters count as MAX_FOUND. */
  readonly total: number;
  /** As many of them are on pages. */
  readonly reached: number;
  /** The whole listing of a category. */
  readonly isWhole: boolean;
  /**
   * The found products as rows of the listing, all that are reached; not used for a whole listing. With the ranks of a search
   * if they are needed.
   */
  readonly rows: (isRanked: boolean) => RawBuilder<unknown>;
  /** The `product_id` of at most `size` found products: the newest of a search (in the file), otherwise any. */
  readonly sample: (size: number) => RawBuilder<unknown>;
  /** Whether `rows` are all that pages need; otherwise the listing is read in its order. */
  readonly isComplete: boolean;
}

type Count = { readonly count: number };

async function countUpTo(database: ShopDatabase, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<Count>`SELECT count(*) AS count FROM (${rows}) counted`.execute(database);
  return Number(counted[0]?.count ?? 0);
}

const BEYOND = sql`${MAX_FOUND + 1}`;

/** `names` searches names only, and has no ranks. */
async function planSearch(
  database: ShopDatabase,
  filter: ProductFilter,
  term: SearchTerm,
  names: boolean,
  today: Day,
): Promise<ListingPlan> {
  const search = termSearchFor(database);
  const { query, typed } = term;
  const idsBy = (whole: boolean) => search.ids(query, { names, whole });
  const count = (whole: boolean) =>
    countUpTo(database, joinedIds(database, filter, { ids: idsBy(whole), areOnSale: true, limit: BEYOND }));
  // Whole words are found faster than long beginnings, and usually enough.
  const whole = hasUnindexedPrefix(query) && (await count(true)) > MAX_FOUND;
  const counted = whole ? MAX_FOUND + 1 : await count(false);
  const total = Math.min(counted, MAX_FOUND);
  const rows = (isRanked: boolean) => {
    if (total > MAX_RANKED) return broadRows(database, filter, today, term, { names, whole });
    if (!isRanked || names) return joinedRows(database, filter, today, { ids: idsBy(false) });
    const typedIds = typed === null ? null : search.ids(typed, {});
    return joinedRows(database, filter, today, { ids: search.ranked(query), rank: relevance(typedIds, term) });
  };
  const sample = (size: number) =>
    joinedIds(database, filter, { ids: idsBy(whole), areOnSale: true, newestFirst: true, limit: sql`${size}` });
  return { filter, today, total, reached: total, isWhole: false, isComplete: true, rows, sample };
}

/** The stored number of matches: of a whole listing, of one option or of a price range; null for other filters. */
async function readStoredTotal(database: ShopDatabase, filter: ProductFilter): Promise<number | null> {
  const { priceFrom, priceTo, attributes } = filter;
  const isPriced = priceFrom !== null || priceTo !== null;
  const [options, ...others] = attributes;
  if (furtherCategories(filter).length > 0 || others.length > 0 || (options !== undefined && isPriced)) return null;
  if (options !== undefined && options.length > 1) return null;
  const kind = options !== undefined ? 'option' : isPriced ? 'price' : 'all';
  let counts = database
    .selectFrom('facet_counts')
    .select((eb) => eb.fn.sum<number | null>('count').as('total'))
    .where('category_id', '=', listingOf(filter))
    .where('kind', '=', kind);
  if (options !== undefined) counts = counts.where('key', 'in', [...options]);
  if (priceFrom !== null) counts = counts.where('key', '>=', priceFrom);
  if (priceTo !== null) counts = counts.where('key', '<=', priceTo);
  return Number((await counts.executeTakeFirstOrThrow()).total ?? 0);
}

interface IdList {
  /** Null for the listing itself. */
  readonly ids: RawBuilder<unknown> | null;
  /** The filter that its products still have to pass. */
  readonly rest: ProductFilter;
}

/** The shortest list that contains all matches: of one attribute, of the categories, or the listing itself. */
async function shortestList(database: ShopDatabase, filter: ProductFilter): Promise<IdList> {
  const { attributes } = filter;
  if (hasKeys(filter)) return { ids: idsOfKeys(filter), rest: filter };
  const categories = furtherCategories(filter);
  const whole: IdList = { ids: null, rest: filter };
  if (attributes.length + categories.length === 0) return whole;
  const listing = listingOf(filter);
  const stored = await database
    .selectFrom('facet_counts')
    .select(['category_id', 'kind', 'key', 'count'])
    .where('category_id', 'in', [ROOT_CATEGORY_ID, listing, ...categories])
    .where('kind', 'in', ['all', 'option'])
    .where('key', 'in', [0, ...attributes.flat()])
    .execute();
  const sizeOf = (category: number, key: number): number =>
    stored.find((row) => row.category_id === category && row.key === key)?.count ?? 0;
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  const lists = [
    { size: sizeOf(listing, 0), list: whole },
    ...attributes.map((options) => ({
      size: sum(options.map((option) => sizeOf(ROOT_CATEGORY_ID, option))),
      list: {
        ids: idsOfOptions(options),
        rest: { ...filter, attributes: attributes.filter((others) => others !== options) },
      },
    })),
    ...(categories.length === 0
      ? []
      : [
          {
            size: sum(categories.map((one) => sizeOf(one, 0))),
            list: { ids: idsOfCategories(categories), rest: { ...filter, categories: null } },
          },
        ]),
  ];
  return lists.reduce((best, one) => (one.size < best.size ? one : best)).list;
}

async function planFilters(database: ShopDatabase, filter: ProductFilter, today: Day): Promise<ListingPlan> {
  const isByKey = hasKeys(filter);
  const stored = isByKey ? null : await readStoredTotal(database, filter);
  const { ids, rest } = await shortestList(database, filter);
  const total = stored ?? (await countUpTo(database, joinedIds(database, rest, { ids, limit: BEYOND })));
  const isComplete = total <= MAX_FOUND;
  const reached = Math.min(total, MAX_FOUND);
  const rows = () => joinedRows(database, rest, today, { ids });
  const sample = (size: number) => joinedIds(database, rest, { ids, limit: sql`${size}` });
  return { filter, today, total: stored ?? reached, reached, isWhole: false, isComplete, rows, sample };
}

/** Plans how to read the products on sale that match a filter, and counts them. */
export async function planListing(database: ShopDatabase, filter: ProductFilter, today: Day): Promise<ListingPlan> {
  const nothing = {
    filter,
    today,
    total: 0,
    reached: 0,
    isWhole: false,
    isComplete: true,
    rows: () => NO_ROWS,
    sample: () => NO_ROWS,
  };
  if (matchesNothing(filter)) return nothing;
  if (filter.term !== '') {
    const term = await readTerm(database, filter.term);
    return term.query.length === 0 ? nothing : planSearch(database, filter, term, false, today);
  }
  const names = { query: literalQuery(filter.name ?? ''), typed: null, isForFuneral: true };
  if (names.query.length > 0) return planSearch(database, { ...filter, name: null }, names, true, today);
  const isWhole =
    !hasKeys(filter) &&
    filter.attributes.length === 0 &&
    filter.priceFrom === null &&
    filter.priceTo === null &&
    furtherCategories(filter).length === 0;
  if (!isWhole) return planFilters(database, filter, today);
  const total = (await readStoredTotal(database, filter)) ?? 0;
  return { ...nothing, total, reached: Math.min(total, MAX_REACHED), isWhole, isComplete: false };
}

const NO_ROWS = sql`SELECT product_id, position, price, name, created_at, 0 AS is_gone, position AS rank FROM listings WHERE 1 = 0`;
