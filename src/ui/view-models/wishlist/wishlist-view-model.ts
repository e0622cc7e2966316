import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddToCartRequest } from '../../../application/cart/add-to-cart';
import type { Failure } from '../../../application/ports/failures';
import type { CountWishlist, LoadWishlist } from '../../../application/wishlist/load-wishlist';
import type { MoveOutcome } from '../../../application/wishlist/move-to-cart';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { Cart } from '../../../domain/cart/cart';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import { type Result, ok } from '../../../domain/shared/result';
import {
  type WishlistRefusal,
  type Wishlist,
  MAX_WISHLIST_ITEMS,
  findWishlistItem,
  type WishlistItem,
} from '../../../domain/wishlist/wishlist';
import { wishlistRefusalMessage } from '../../texts/en/wishlist/notices';
import { LatestOperation } from '../shared/latest-operation';
import type { NoticesViewModel } from '../site/notices-view-model';
import { Operation } from '../shared/operation';
import { SerialQueue } from '../shared/serial-queue';
import { PendingToggles } from './pending-toggles';

/** The customer's wishlist as a page calls it. `wishlist` is the one on the page. */
export interface WishlistUseCases {
  readonly loadWishlist: LoadWishlist;
  readonly countWishlist: CountWishlist;
  /** Adds the product or removes it, and returns the updated list. */
  readonly toggleItem: (
    wishlist: Wishlist,
    product: Product | ProductSummary,
  ) => Promise<Result<Wishlist, WishlistRefusal | Failure>>;
  readonly removeFromWishlist: (
    wishlist: Wishlist,
    product: { readonly sku: string; readonly uid: string },
  ) => Promise<Result<Wishlist, Failure>>;
  /** Adds the product to the cart and then removes it from the wishlist. */
  readonly moveToCart: (wishlist: Wishlist, request: AddToCartRequest) => Promise<MoveOutcome>;
  /** `added` is the result of adding to the cart; `wishlist` is null if the page has none. */
  readonly removeMovedItem: (
    wishlist: Wishlist | null,
    product: Product | ProductSummary,
    added: Result<Cart, AddToCartRefusal | Failure>,
  ) => Promise<MoveOutcome>;
}

interface WishlistDeps {
  readonly useCases: Pick<WishlistUseCases, 'loadWishlist' | 'countWishlist' | 'toggleItem' | 'removeFromWishlist'>;
  readonly notices: Pick<NoticesViewModel, 'send'>;
  /** Called after a change, for the other tabs. */
  readonly announce?: () => void;
}

/**
 * The customer's wishlist, one for the whole tab: hearts, badge and sidebar. A heart changes at once, changes are
 * sent one by one, and are reverted when refused. A guest's list is empty, without a request.
 */
export class WishlistViewModel {
  /** Null until loaded. */
  wishlist: Wishlist | null = null;
  readonly loading = new LatestOperation<Failure>();
  readonly counting = new LatestOperation<Failure>();
  readonly toggling = new Operation<WishlistRefusal | Failure>();
  readonly removing = new Operation<Failure>();
  private counted: number | null = null;
  readonly #presses = new PendingToggles();
  readonly #queue = new SerialQueue();
  /** Counts sessions; responses of an earlier session are ignored. */
  #visitor = 0;
  readonly #deps: WishlistDeps;

  constructor(deps: WishlistDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { wishlist: observableRef }, { autoBind: true });
  }

  /** Number of items on the list, including pending changes; null until the list is loaded or counted. */
  get badge(): number | null {
    const { wishlist, counted } = this;
    if (wishlist === null) return counted === null ? null : Math.max(0, counted + this.#presses.change(() => false));
    return wishlist.total + this.#presses.change((product) => findWishlistItem(wishlist, product) !== null);
  }

  /** The items of the sidebar, without those being removed. */
  get items(): readonly WishlistItem[] {
    return (this.wishlist?.items ?? []).filter(({ product }) => !this.isLeaving(product));
  }

  /** Whether a product's heart is filled. */
  has(product: ProductSummary): boolean {
    const { wishlist } = this;
    return this.#presses.wanted(product) ?? (wishlist !== null && findWishlistItem(wishlist, product) !== null);
  }

  isLeaving(product: ProductSummary): boolean {
    return this.#presses.wanted(product) === false;
  }

  /** For the hearts of a page, of which each calls it. */
  async loadOnce(): Promise<void> {
    if (this.wishlist === null && !this.loading.isLoading) await this.load();
  }

  /** Loads as many items as hearts and sidebar need. */
  async load(): Promise<void> {
    await this.loading.run(
      () => this.#queue.take(() => this.#deps.useCases.loadWishlist(1, MAX_WISHLIST_ITEMS)),
      (list) => {
        this.wishlist = list;
      },
    );
  }

  /** For pages that show only the badge. */
  async refreshCount(): Promise<void> {
    await this.counting.run(
      () => this.#queue.take(() => this.#deps.useCases.countWishlist()),
      (count) => {
        this.counted = count;
      },
    );
  }

  /** Another tab may have changed the list. Loads again what this tab has loaded before. */
  async refresh(): Promise<void> {
    if (this.wishlist !== null) await this.load();
    else if (this.counted !== null) await this.refreshCount();
  }

  /** Toggles a heart. The latest of several presses counts. */
  async toggle(product: Product | ProductSummary): Promise<void> {
    const { toggleItem } = this.#deps.useCases;
    await this.change(this.toggling, product, !this.has(product), async (list) => {
      const isAsWanted = (findWishlistItem(list, product) !== null) === this.#presses.wanted(product);
      return isAsWanted ? ok(list) : toggleItem(list, product);
    });
  }

  /**
   * Removes an item; true when it is gone. `shown` is the displayed page if it is not the list of this tab. Ignores
   * an unknown item without a request.
   */
  remove(product: ProductSummary, shown: Wishlist | null = null): Promise<boolean> {
    const { removeFromWishlist } = this.#deps.useCases;
    return this.change<Failure>(this.removing, product, false, (list) => removeFromWishlist(shown ?? list, product));
  }

  /**
   * Runs another change of the list in the queue: `work` receives the list after the preceding changes and returns
   * the resulting one, or null for no change. Returns null when the session has changed meanwhile: then nothing is
   * sent or shown.
   */
  inTurn<Value>(
    work: (known: Result<Wishlist, Failure>) => Promise<Value>,
    keep: (value: Value) => Wishlist | null,
  ): Promise<Value | null> {
    const visitor = this.#visitor;
    return this.#queue.take(async () => {
      if (visitor !== this.#visitor) return null;
      const { loadWishlist } = this.#deps.useCases;
      const value = await work(this.wishlist === null ? await loadWishlist(1, MAX_WISHLIST_ITEMS) : ok(this.wishlist));
      if (visitor !== this.#visitor) return null;
      const kept = keep(value);
      if (kept !== null && kept !== this.wishlist) this.#deps.announce?.();
      runInAction(() => {
        this.wishlist = kept ?? this.wishlist;
      });
      return value;
    });
  }

  /** The visitor has changed or signed out. */
  forget(): void {
    this.#visitor += 1;
    this.wishlist = null;
    this.counted = null;
    this.#presses.forget();
    for (const operation of [this.loading, this.counting]) operation.cancel();
    for (const operation of [this.toggling, this.removing]) operation.clear();
  }

  /**
   * Returns true if it succeeded or there was nothing to do. Refusals are notified here, and the heart reverts by
   * itself.
   */
  private async change<Refusal extends WishlistRefusal | Failure>(
    operation: Operation<Refusal | Failure>,
    product: ProductSummary,
    wanted: boolean,
    work: (list: Wishlist) => Promise<Result<Wishlist, Refusal | Failure>>,
  ): Promise<boolean> {
    const press = this.#presses.press(product, wanted);
    const answer = await operation.run(async () => {
      const changed = await this.inTurn(
        async (known): Promise<Result<Wishlist, Refusal | Failure>> => (known.ok ? work(known.value) : known),
        (told) => {
          this.#presses.settle(product, press);
          return told.ok ? told.value : null;
        },
      );
      return changed ?? ok(null);
    });
    const notice = answer.ok ? null : wishlistRefusalMessage(answer.reason);
    if (notice !== null) this.#deps.notices.send(notice);
    return answer.ok;
  }
}
