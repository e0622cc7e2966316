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
import { readUrlQuery } from './url-query';

/** Goods as an address narrows them, and every way to narrow them further. */
export interface OpenedListing {
  readonly listing: Listing;
  readonly filters: readonly Filter[];
  /** What of the address was understood. */
  readonly query: ListingQuery;
}

interface ListingDeps {
  /** Of a category, or of a search. */
  readonly open: (address: UrlQuery) => Promise<Result<OpenedListing, Failure>>;
  /** Writes a query into the page's address without asking for the page again. */
  readonly writeAddress: (query: string) => void;
  readonly scrollToTop: () => void;
}

/**
 * A page that lists goods. Its address says everything: whatever the shopper does writes the address and asks
 * the shop once; of several questions only the last is answered here. Filters wait until they are applied.
 */
export class ListingViewModel {
  listing: Listing;
  filters: readonly Filter[];
  query: ListingQuery;
  /** Picked, and not applied yet where it differs from the query's. */
  picked: ChosenFilters;
  /** On a narrow screen filters lie over the goods. */
  areFiltersOpen = false;
  readonly loading = new LatestOperation<Failure>();
  private address: UrlQuery;

  /** `address` and `opened` are what the server has drawn. */
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

  /** What the goods are narrowed by at the moment. */
  get badges(): readonly FilterBadge[] {
    return filterBadges(this.filters, this.query.filters);
  }

  /** True while something is picked that the goods do not show. */
  get hasPicks(): boolean {
    return textOf(this.picked) !== textOf(this.query.filters);
  }

  isPicked(code: string, value: string): boolean {
    return Object.hasOwn(this.picked, code) && this.picked[code]?.includes(value) === true;
  }

  openFilters(): void {
    this.areFiltersOpen = true;
  }

  /** What was picked and not applied is given up. */
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

  /** Order, size and term stay. */
  clear(): Promise<void> {
    this.picked = {};
    return this.narrow(withoutFilters(this.address), true);
  }

  /** At once; what else was picked goes on waiting. */
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

  /** The same goods, laid out otherwise: nobody is asked. */
  layOut(view: ListingView): void {
    this.write(withView(this.address, view));
  }

  /** Asks again for what did not come through. */
  async tryAgain(): Promise<void> {
    await this.look(false);
  }

  /** The page's address has become another one by itself: by the way back, or by a link to the same page. */
  async follow(address: UrlQuery): Promise<void> {
    this.address = address;
    await this.look(true);
  }

  private narrow(query: string, settles: boolean): Promise<void> {
    this.areFiltersOpen = false;
    return this.go(query, settles);
  }

  /** Other goods are looked at from the first one on, once they are there. */
  private async go(query: string, settles = false): Promise<void> {
    this.write(query);
    if (await this.look(settles)) this.deps.scrollToTop();
  }

  private write(query: string): void {
    this.address = readUrlQuery(query);
    this.deps.writeAddress(query);
  }

  /**
   * Answers true when the goods of this address are shown. `settles`: the address says what is picked, unless the shopper
   * has picked something else meanwhile; else what waits goes on waiting.
   */
  private look(settles: boolean): Promise<boolean> {
    const { address, picked } = this;
    return this.loading.ask(
      () => this.deps.open(address),
      ({ listing, filters, query }) => {
        this.listing = listing;
        this.filters = filters;
        this.query = query;
        if (settles && this.picked === picked) this.picked = query.filters;
      },
    );
  }
}

/** The same choice says the same, in whatever order it was made. */
function textOf(chosen: ChosenFilters): string {
  return Object.entries(chosen)
    .flatMap(([code, values]) => values.map((value) => `${code}=${value}`))
    .sort()
    .join('&');
}
