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
  /** Writes a query into the page's URL without navigating. */
  readonly writeAddress: (query: string) => void;
  /** Navigates to a path of the shop, without store prefix. */
  readonly go: (path: string) => void;
}

/** The wishlist page, controlled by its URL like a category page. */
export class WishlistPageViewModel {
  /** Null until loaded. */
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

  /** One of the offered page sizes; other query parameters are ignored. */
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

  /** Called when the page opens or its URL changes. */
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

  /** Changes only the layout, without a request. */
  layOut(view: ListingView): void {
    this.write(withView(this.address, view));
  }

  async remove(product: ProductSummary): Promise<void> {
    if (await this.deps.wishes.remove(product, this.page)) await this.look();
  }

  /** Moves an item into the cart; one with options opens its product page, which then updates the list. */
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

  /** A page whose last item was removed is replaced by the previous page. */
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
