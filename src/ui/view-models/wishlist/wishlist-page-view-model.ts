import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { LoadWishlist } from '../../../application/wishlist/load-wishlist';
import { DEFAULT_QUANTITY } from '../../../domain/cart/quantity';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { ListingView } from '../../../domain/listing/listing-query';
import {
  listingView,
  parseListingQuery,
  PER_PAGE_OPTIONS,
  type UrlQuery,
} from '../../../domain/listing/parse-listing-query';
import { withItemsPerPage, withPage, withView } from '../../../domain/listing/write-listing-query';
import { WISHES_PER_PAGE, type Wishlist, type WishlistItem } from '../../../domain/wishlist/wishlist';
import { LatestOperation } from '../shared/latest-operation';
import { readUrlQuery } from '../listing/url-query';
import type { WishMovesViewModel } from './wish-moves-view-model';
import { WISHLIST_FLAG } from './wishlist-flag';
import type { WishlistViewModel } from './wishlist-view-model';

interface WishlistPageDeps {
  readonly loadWishlist: LoadWishlist;
  readonly wishes: Pick<WishlistViewModel, 'remove' | 'isLeaving'>;
  readonly moves: Pick<WishMovesViewModel, 'move'>;
  /** Writes a query into the page's address without asking for the page again. */
  readonly writeAddress: (query: string) => void;
  /** Leads to a path of the shop, without store prefix. */
  readonly go: (path: string) => void;
}

/** The customer's list on a page of its own, steered by its address as a category is. */
export class WishlistPageViewModel {
  /** Null until the shop was asked. */
  page: Wishlist | null = null;
  readonly loading = new LatestOperation<Failure>();
  private address: UrlQuery = {};

  constructor(private readonly deps: WishlistPageDeps) {
    makeAutoObservable<this, 'deps' | 'address'>(
      this,
      { page: observableRef, address: observableRef, deps: false },
      { autoBind: true },
    );
  }

  get view(): ListingView {
    return listingView(this.address);
  }

  /** One of the sizes that are offered; what else the address says is as if not there. */
  get itemsPerPage(): number {
    const { itemsPerPage } = parseListingQuery(this.address);
    return PER_PAGE_OPTIONS.find((size) => size === itemsPerPage) ?? WISHES_PER_PAGE;
  }

  get items(): readonly WishlistItem[] {
    return (this.page?.items ?? []).filter(({ product }) => !this.deps.wishes.isLeaving(product));
  }

  get isEmpty(): boolean {
    return this.page?.total === 0;
  }

  /** The page begins, or its address has become another one by itself. */
  open(address: UrlQuery): Promise<void> {
    this.address = address;
    return this.look();
  }

  showPage(page: number): Promise<void> {
    return this.go(withPage(this.address, page));
  }

  resize(itemsPerPage: number): Promise<void> {
    return this.go(withItemsPerPage(this.address, itemsPerPage));
  }

  /** The same wishes, laid out otherwise: nobody is asked. */
  layOut(view: ListingView): void {
    this.write(withView(this.address, view));
  }

  async remove(product: ProductSummary): Promise<void> {
    if (await this.deps.wishes.remove(product, this.page)) await this.look();
  }

  /** Into the cart; what has to be chosen first is chosen on its own page, which then tells the list. */
  async addToCart(product: ProductSummary): Promise<void> {
    if (product.needsChoices) {
      this.deps.go(`${product.path}?${WISHLIST_FLAG}`);
      return;
    }
    const ask = { product, quantity: DEFAULT_QUANTITY, answers: {} };
    if (await this.deps.moves.move(ask, this.page)) await this.look();
  }

  private go(query: string): Promise<void> {
    this.write(query);
    return this.look();
  }

  private write(query: string): void {
    this.address = readUrlQuery(query);
    this.deps.writeAddress(query);
  }

  /** A page that has lost its last wish gives way to the one before. */
  private async look(): Promise<void> {
    const { page: asked } = parseListingQuery(this.address);
    await this.loading.ask(
      () => this.deps.loadWishlist(asked, this.itemsPerPage),
      (page) => {
        this.page = page;
      },
    );
    const last = this.page?.totalPages ?? 0;
    if (this.loading.error === null && last > 0 && asked > last) await this.showPage(last);
  }
}
