import type { Reads, ShopSettings } from '../../../application/reads';
import type { Failure } from '../../../application/ports/failures';
import { hadFirst } from '../../../domain/catalogue/availability';
import type { ProductWithOptions } from '../../../domain/catalogue/product';
import { ok, type Result } from '../../../domain/shared/result';
import type { UrlQuery } from '../../../domain/navigation/reserved-params';
import { MAX_PAGE } from '../input-rules';
import type { CommerceOffers } from '../../../application/commerce';
import { DELIVERY, SEARCH, SEARCHED_CONTENT } from '../page-tags';
import type { CanonicalQuery } from '../canonical-query';
import type { RequestScope } from '../server-app';
import { isCombinedCategory, loadCategory, loadSearch } from './listing-reads';

/** The query of a read: `one` returns the first value of a name, or `''`; `all` returns all of them. */
export interface ReadQuery {
  one(name: string): string;
  all(name: string): readonly string[];
  /** Everything but the currency, for reads that take a listing's query. */
  readonly listing: UrlQuery;
}

/** What a read found. */
export interface ReadResult<Output> {
  readonly result: Output;
  /** The query names that mean something to it. */
  readonly parameterNames: readonly string[];
  /** A result is cached only if its whole query is in effect. */
  readonly canonicalQuery: CanonicalQuery;
  /** False if a part could not be loaded: such a result is not cached. */
  readonly isComplete?: boolean;
}

interface ReadDefinition<Output> {
  /**
   * Whether the answer has a visitor's words, typed, combined or only spelled in another way: there is no end of such answers, so
   * they share a bounded part of the page cache.
   */
  readonly hasVisitorsWords: (query: URLSearchParams) => boolean;
  readonly needs?: keyof CommerceOffers;
  /** What the result shows besides its products. */
  readonly tags?: (query: URLSearchParams) => readonly string[];
  load(scope: RequestScope, query: ReadQuery): Promise<ReadResult<Output>>;
}

const always = () => true;
const never = () => false;

const MAX_PER_PAGE = 100;
const REVIEWS_PER_PAGE = 10;

/** A read whose query has fixed names, each with one value unless `canonicalQuery` says otherwise. */
function read<Output>(
  parameterNames: readonly string[],
  load: (scope: RequestScope, query: ReadQuery) => Promise<Output>,
  more: Omit<ReadDefinition<Output>, 'load'> & {
    readonly canonicalQuery?: (result: Output) => CanonicalQuery;
    readonly isComplete?: (result: Output) => boolean;
  },
): ReadDefinition<Output> {
  const { canonicalQuery = () => ({}), isComplete = () => true, ...rest } = more;
  return {
    ...rest,
    load: async (scope: RequestScope, query: ReadQuery) => {
      const result = await load(scope, query);
      const given = Object.fromEntries(parameterNames.map((name) => [name, [query.one(name)]]));
      return {
        result,
        parameterNames,
        canonicalQuery: { ...given, ...canonicalQuery(result) },
        isComplete: isComplete(result),
      };
    },
  };
}

/** Related products, the available ones first. */
function linkedOf(
  linked: Result<readonly ProductWithOptions[], Failure>,
): Result<readonly ProductWithOptions[], Failure> {
  return linked.ok ? ok(hadFirst(linked.value)) : linked;
}

/** Every public read of `GET {store}/api/reads/{read}`. */
const READS: { readonly [Name in keyof Reads]: ReadDefinition<Reads[Name]> } = {
  suggestions: read(['term'], ({ useCases }, query) => useCases.catalogue.suggestProducts(query.one('term')), {
    hasVisitorsWords: always,
    tags: () => [SEARCH, ...SEARCHED_CONTENT],
    isComplete: (result) => result.ok && result.value.pages !== null,
  }),
  variant: read(
    ['sku', 'chosen'],
    ({ commerce }, query) => commerce.catalogue.choice(query.one('sku'), query.all('chosen')),
    {
      hasVisitorsWords: always,
      canonicalQuery: (result) => ({ chosen: result.ok ? result.value.chosen : [] }),
    },
  ),
  category: {
    hasVisitorsWords: isCombinedCategory,
    load: loadCategory,
    tags: (query) => [`category:${query.get('uid')}`],
  },
  search: { hasVisitorsWords: always, load: loadSearch, tags: () => [SEARCH] },
  related: read(['sku'], async ({ commerce }, query) => linkedOf(await commerce.catalogue.related(query.one('sku'))), {
    hasVisitorsWords: always,
  }),
  upsells: read(['sku'], async ({ commerce }, query) => linkedOf(await commerce.catalogue.upsells(query.one('sku'))), {
    hasVisitorsWords: always,
  }),
  reviews: read(
    ['sku', 'page', 'itemsPerPage'],
    ({ useCases }, query) =>
      useCases.catalogue.loadReviews(
        query.one('sku'),
        whole(query.one('page'), 1, MAX_PAGE),
        whole(query.one('itemsPerPage'), REVIEWS_PER_PAGE, MAX_PER_PAGE),
      ),
    { hasVisitorsWords: always, needs: 'reviews', canonicalQuery: reviewsInEffect },
  ),
  'review-questions': read([], ({ commerce }) => commerce.reviews.questions(), {
    hasVisitorsWords: never,
    needs: 'reviews',
  }),
  'delivery-offers': read(
    ['sku', 'postcode'],
    ({ useCases }, query) => useCases.catalogue.findDeliveryOptions(query.one('sku'), query.one('postcode')),
    { hasVisitorsWords: always, tags: () => [DELIVERY] },
  ),
  'card-messages': read([], ({ content }) => content.cardMessages(), {
    hasVisitorsWords: never,
    tags: () => ['content:card-messages'],
  }),
  countries: read([], ({ commerce }) => commerce.countries.all(), { hasVisitorsWords: never }),
  country: read(['code'], ({ commerce }, query) => commerce.countries.find(query.one('code')), {
    hasVisitorsWords: always,
  }),
  'store-choices': { hasVisitorsWords: never, load: loadStoreChoices },
  settings: read([], ({ config }) => Promise.resolve(ok(settingsOf(config))), { hasVisitorsWords: never }),
};

const byName: ReadonlyMap<string, ReadDefinition<Reads[keyof Reads]>> = new Map(Object.entries(READS));

export function findRead(name: string): ReadDefinition<Reads[keyof Reads]> | null {
  return byName.get(name) ?? null;
}

/** The captcha's secret stays on the server. */
function settingsOf({ accountConfirmation, recaptcha, stores }: RequestScope['config']): ShopSettings {
  const captcha = recaptcha === null ? null : { siteKey: recaptcha.siteKey, version: recaptcha.version };
  return { confirmation: accountConfirmation, recaptcha: captcha, stores };
}

async function loadStoreChoices({ useCases }: RequestScope): Promise<ReadResult<Reads['store-choices']>> {
  const loaded = await useCases.store.loadChoices();
  return { result: ok(loaded), parameterNames: [], canonicalQuery: {}, isComplete: loaded.failure === null };
}

function reviewsInEffect(result: Reads['reviews']): CanonicalQuery {
  if (!result.ok) return {};
  const { page, totalPages, itemsPerPage } = result.value;
  return { page: page === 1 || page <= totalPages ? [String(page)] : [], itemsPerPage: [String(itemsPerPage)] };
}

function whole(text: string, fallback: number, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : fallback;
  return Math.min(Math.max(1, value), most);
}
