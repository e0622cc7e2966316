import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { LoadWishlist } from '../../../application/wishlist/load-wishlist';
import { DEFAULT_QUANTITY } from '../../../domain/shared/quantity';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { Wishlist, WishlistItem } from '../../../domain/wishlist/wishlist';
import { LatestOperation } from '../shared/latest-operation';
import type { MoveToCartViewModel } from './move-to-cart-view-model';
import type { WishlistViewModel } from './wishlist-view-model';

interface WishlistPageDeps {
  readonly loadWishlist: LoadWishlist;
  readonly wishes: Pick<WishlistViewModel, 'remove' | 'isLeaving'>;
  readonly moves: Pick<MoveToCartViewModel, 'move'>;
}

/** A page of the wishlist as the server rendered it. */
export interface OpenedWishlist {
  readonly page: Wishlist;
  readonly itemsPerPage: number;
}

/** The parts of a wishlist page that change in place: what is taken off it and moved to the cart. */
export class WishlistPageViewModel {
  page: Wishlist;
  readonly loading = new LatestOperation<Failure>();
  readonly #deps: WishlistPageDeps;
  readonly #opened: OpenedWishlist;

  constructor(deps: WishlistPageDeps, opened: OpenedWishlist) {
    this.#deps = deps;
    this.#opened = opened;
    this.page = opened.page;
    makeAutoObservable(this, { page: observableRef }, { autoBind: true });
  }

  get items(): readonly WishlistItem[] {
    return this.page.items.filter(({ product }) => !this.#deps.wishes.isLeaving(product));
  }

  async remove(product: ProductSummary): Promise<void> {
    if (await this.#deps.wishes.remove(product, this.page)) await this.look(this.page.page);
  }

  /** Moves a product without options into the cart. */
  async addToCart(product: ProductSummary): Promise<void> {
    const ask = { product, quantity: DEFAULT_QUANTITY, answers: {} };
    if (await this.#deps.moves.move(ask, this.page)) await this.look(this.page.page);
  }

  /** A page whose last item is gone is replaced by the one before it. */
  private async look(page: number): Promise<void> {
    const isShown = await this.loading.run(
      () => this.#deps.loadWishlist(page, this.#opened.itemsPerPage),
      (loaded) => {
        this.page = loaded;
      },
    );
    const { items, totalPages } = this.page;
    if (isShown && items.length === 0 && totalPages > 0 && totalPages < page) await this.look(totalPages);
  }
}
