import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import {
  filterBadges,
  removeOption,
  type FilterBadge,
  type ChosenFilters,
  type Filter,
} from '../../../domain/listing/filter';
import type { Listing, ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { isFilter, listingView, parseListingQuery, type SortOption } from '../../../domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../domain/navigation/reserved-params';
import { CATEGORY, PRICE } from '../../../domain/listing/product-filter';
import {
  withFilters,
  withItemsPerPage,
  withoutFilters,
  withPage,
  withSort,
  withView,
} from '../../../domain/listing/write-listing-query';
import type { Result } from '../../../domain/shared/result';
import { LatestOperation } from '../shared/latest-operation';
import type { Progress } from '../site/progress-view-model';
import { readUrlQuery } from './url-query';

/** The products of a filtered listing, and the filters that lead on from it. */
export interface OpenedListing {
  readonly listing: Listing;
  readonly filters: readonly Filter[];
  /** The recognised part of the URL's query. */
  readonly query: ListingQuery;
}

interface ListingDeps {
  /** Loads the listing of a category or of a search. */
  readonly open: (address: UrlQuery) => Promise<Result<OpenedListing, Failure>>;
  /** The query of the page's URL. */
  readonly readAddress: () => UrlQuery;
  /** Writes a query into the page's URL without navigating. */
  readonly writeAddress: (query: string) => void;
  readonly scrollToTop: () => void;
  readonly progress: Progress;
}

/** Listings that going back shows without a request. */
const MAX_KEPT = 10;

/**
 * A product listing. Its URL is its state: each action writes the URL and loads once; only the latest response is
 * shown. Filters are applied together.
 */
export class ListingViewModel {
  listing: Listing;
  filters: readonly Filter[];
  query: ListingQuery;
  /** Selected filters; those that differ from the query are not applied yet. */
  picked: ChosenFilters;
  /** How often the selection was replaced otherwise than by `stage`: a form that shows it is drawn again then. */
  selections = 0;
  readonly loading = new LatestOperation<Failure>();
  address: UrlQuery;
  readonly #kept = new Map<string, OpenedListing>();
  /** Codes of all filters that were ever offered; other parameters are not requested. */
  readonly #known = new Set<string>();
  readonly #deps: ListingDeps;

  /** `opened` is what the server rendered for the page's URL. */
  constructor(deps: ListingDeps, opened: OpenedListing) {
    this.#deps = deps;
    this.listing = opened.listing;
    this.filters = opened.filters;
    this.query = opened.query;
    this.picked = opened.query.filters;
    this.learn(opened);
    this.address = this.readAddress();
    this.keep(opened);
    makeAutoObservable(
      this,
      {
        listing: observableRef,
        filters: observableRef,
        query: observableRef,
        picked: observableRef,
        address: observableRef,
      },
      { autoBind: true },
    );
  }

  get view(): ListingView {
    return listingView(this.address);
  }

  /** The shown query with the order and size of the URL, which its products may not have yet. */
  get ordered(): ListingQuery {
    const { sort, itemsPerPage } = parseListingQuery(this.address);
    return { ...this.query, sort, itemsPerPage };
  }

  /** The active filters. */
  get badges(): readonly FilterBadge[] {
    return filterBadges(this.filters, this.query.filters);
  }

  /** The current selection, as the query that the filter form would send. */
  stage(selected: UrlQuery): void {
    this.picked = parseListingQuery(selected).filters;
  }

  /** Discards the unapplied selection. */
  discard(): void {
    this.select(this.query.filters);
  }

  apply(): Promise<void> {
    return this.go(withFilters(this.address, this.picked), true);
  }

  /** Sort order, page size and search term are kept. */
  clear(): Promise<void> {
    this.select({});
    return this.go(withoutFilters(this.address), true);
  }

  /** Applied at once; other selected filters remain unapplied. */
  removeBadge(code: string, value: string): Promise<void> {
    this.select(removeOption(this.picked, code, value));
    return this.go(withFilters(this.address, removeOption(this.query.filters, code, value)));
  }

  sort(option: SortOption): Promise<void> {
    return this.go(withSort(this.address, option));
  }

  resize(itemsPerPage: number): Promise<void> {
    return this.go(withItemsPerPage(this.address, itemsPerPage));
  }

  showPage(page: number): Promise<void> {
    return this.go(withPage(this.address, page));
  }

  /** Changes only the layout, without a request. */
  layOut(view: ListingView): void {
    this.write(withView(this.address, view));
  }

  /** Retries a failed load. */
  async tryAgain(): Promise<void> {
    await this.look(false);
  }

  /**
   * The URL changed by browser history. The previous content is shown at once, so that the browser finds its scroll
   * position.
   */
  async follow(): Promise<void> {
    const address = this.readAddress();
    // Only the fragment changed.
    if (JSON.stringify(address) === JSON.stringify(this.address)) return;
    this.address = address;
    const before = this.#kept.get(JSON.stringify(this.address));
    if (before === undefined) return void (await this.look(true));
    this.loading.cancel();
    this.show(before, true);
  }

  /** Shows the new products from the first one, once they are loaded. */
  private async go(query: string, settles = false): Promise<void> {
    this.write(query);
    if (await this.look(settles)) this.#deps.scrollToTop();
  }

  private write(query: string): void {
    this.address = readUrlQuery(query);
    this.#deps.writeAddress(query);
  }

  /** Without what may be a filter of another shop but is none here. */
  private readAddress(): UrlQuery {
    const parts = Object.entries(this.#deps.readAddress());
    return Object.fromEntries(parts.filter(([name]) => !isFilter(name) || this.#known.has(name)));
  }

  /**
   * Returns true when the products of this URL are displayed. `settles`: the URL replaces the selection, unless the
   * shopper has changed it meanwhile; otherwise unapplied filters remain.
   */
  private look(settles: boolean): Promise<boolean> {
    const { address, picked } = this;
    return this.#deps.progress.follow(() =>
      this.loading.run(
        () => this.#deps.open(address),
        (opened) => {
          this.learn(opened);
          this.keep(opened);
          this.show(opened, settles && this.picked === picked);
        },
      ),
    );
  }

  private show({ listing, filters, query }: OpenedListing, settles: boolean): void {
    this.listing = listing;
    this.filters = filters;
    const isNarrowedOtherwise = textOf(query.filters) !== textOf(this.query.filters);
    this.query = query;
    if (settles) this.picked = query.filters;
    if (isNarrowedOtherwise) this.selections += 1;
  }

  private select(picked: ChosenFilters): void {
    this.picked = picked;
    this.selections += 1;
  }

  private learn({ filters, query }: OpenedListing): void {
    for (const code of [PRICE, CATEGORY, ...Object.keys(query.filters), ...filters.map((filter) => filter.code)])
      this.#known.add(code);
  }

  private keep(opened: OpenedListing): void {
    this.#kept.set(JSON.stringify(this.address), opened);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MAX_KEPT) this.#kept.delete(oldest);
  }
}

/** Equal for equal selections in any order. */
function textOf(chosen: ChosenFilters): string {
  return Object.entries(chosen)
    .flatMap(([code, values]) => values.map((value) => `${code}=${value}`))
    .sort()
    .join('&');
}
