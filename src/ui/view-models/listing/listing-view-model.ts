import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import {
  filterBadges,
  pickOption,
  removeOption,
  type FilterBadge,
  type ChosenFilters,
} from '../../../domain/listing/chosen-filters';
import type { Filter } from '../../../domain/listing/filter';
import type { Listing } from '../../../domain/listing/listing';
import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { listingView, type UrlQuery } from '../../../domain/listing/parse-listing-query';
import type { SortOption } from '../../../domain/listing/sort-options';
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

/** The products of a filtered listing, and the available filters. */
export interface OpenedListing {
  readonly listing: Listing;
  readonly filters: readonly Filter[];
  /** The recognised part of the URL's query. */
  readonly query: ListingQuery;
}

interface ListingDeps {
  /** Of a category or of a search. */
  readonly open: (address: UrlQuery) => Promise<Result<OpenedListing, Failure>>;
  /** Writes a query into the page's URL without navigating. */
  readonly writeAddress: (query: string) => void;
  readonly scrollToTop: () => void;
  readonly progress: Progress;
}

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
  /** On a narrow screen the filters are an overlay. */
  areFiltersOpen = false;
  readonly loading = new LatestOperation<Failure>();
  private address: UrlQuery;

  /** `address` and `opened` are what the server rendered. */
  constructor(
    private readonly deps: ListingDeps,
    address: UrlQuery,
    opened: OpenedListing,
  ) {
    this.address = address;
    this.listing = opened.listing;
    this.filters = opened.filters;
    this.query = opened.query;
    this.picked = opened.query.filters;
    makeAutoObservable<this, 'deps' | 'address'>(
      this,
      {
        listing: observableRef,
        filters: observableRef,
        query: observableRef,
        picked: observableRef,
        address: observableRef,
        deps: false,
      },
      { autoBind: true },
    );
  }

  get view(): ListingView {
    return listingView(this.address);
  }

  /** The active filters. */
  get badges(): readonly FilterBadge[] {
    return filterBadges(this.filters, this.query.filters);
  }

  /** True while the selection differs from the active filters. */
  get hasPicks(): boolean {
    return textOf(this.picked) !== textOf(this.query.filters);
  }

  isPicked(code: string, value: string): boolean {
    return Object.hasOwn(this.picked, code) && this.picked[code]?.includes(value) === true;
  }

  openFilters(): void {
    this.areFiltersOpen = true;
  }

  /** Discards the unapplied selection. */
  closeFilters(): void {
    this.areFiltersOpen = false;
    this.picked = this.query.filters;
  }

  pick(filter: Filter, value: string): void {
    this.picked = pickOption(this.picked, filter, value);
  }

  apply(): Promise<void> {
    return this.narrow(withFilters(this.address, this.picked), true);
  }

  /** Sort order, page size and search term are kept. */
  clear(): Promise<void> {
    this.picked = {};
    return this.narrow(withoutFilters(this.address), true);
  }

  /** Applied at once; other selected filters remain unapplied. */
  removeBadge({ code, value }: FilterBadge): Promise<void> {
    this.picked = removeOption(this.picked, code, value);
    return this.narrow(withFilters(this.address, removeOption(this.query.filters, code, value)), false);
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

  /** The URL changed by browser history or by a link to the same page. */
  async follow(address: UrlQuery): Promise<void> {
    this.address = address;
    await this.look(true);
  }

  private narrow(query: string, settles: boolean): Promise<void> {
    this.areFiltersOpen = false;
    return this.go(query, settles);
  }

  /** Shows the new products from the first one, once they are loaded. */
  private async go(query: string, settles = false): Promise<void> {
    this.write(query);
    if (await this.look(settles)) this.deps.scrollToTop();
  }

  private write(query: string): void {
    this.address = readUrlQuery(query);
    this.deps.writeAddress(query);
  }

  /**
   * Returns true when the products of this URL are displayed. `settles`: the URL replaces the selection, unless the
   * shopper has changed it meanwhile; otherwise unapplied filters remain.
   */
  private look(settles: boolean): Promise<boolean> {
    const { address, picked } = this;
    return this.deps.progress.follow(() =>
      this.loading.ask(
        () => this.deps.open(address),
        ({ listing, filters, query }) => {
          this.listing = listing;
          this.filters = filters;
          this.query = query;
          if (settles && this.picked === picked) this.picked = query.filters;
        },
      ),
    );
  }
}

/** Equal for equal selections in any order. */
function textOf(chosen: ChosenFilters): string {
  return Object.entries(chosen)
    .flatMap(([code, values]) => values.map((value) => `${code}=${value}`))
    .sort()
    .join('&');
}
