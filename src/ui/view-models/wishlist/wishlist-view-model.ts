import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { AddWish, RemoveWish } from '../../../application/wishlist/wishlist-changes';
import type { CountWishlist } from '../../../application/wishlist/count-wishlist';
import type { LoadWishlist } from '../../../application/wishlist/load-wishlist';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import { ok, type Result } from '../../../domain/shared/result';
import type { WishRefusal } from '../../../domain/wishlist/wish';
import { MAX_WISHES, findWishlistItem, type Wishlist, type WishlistItem } from '../../../domain/wishlist/wishlist';
import { wordWishRefusal } from '../../texts/en/wishlist';
import { LatestOperation } from '../shared/latest-operation';
import type { NoticesViewModel } from '../site/notices-view-model';
import { Operation } from '../shared/operation';
import { SerialQueue } from '../shared/serial-queue';
import { HeartPresses } from './heart-presses';

interface WishlistDeps {
  readonly useCases: {
    readonly loadWishlist: LoadWishlist;
    readonly countWishlist: CountWishlist;
    readonly toggleWish: AddWish;
    readonly removeWish: RemoveWish;
  };
  readonly notices: Pick<NoticesViewModel, 'send'>;
}

/**
 * This customer's wishes, one list for the whole tab: its hearts, its badge and the list at the side. A heart turns at
 * once, changes are sent one by one, and a heart turns back when the shop says no. A guest's list is empty and nobody is
 * asked for it.
 */
export class WishlistViewModel {
  /** Null until the shop was asked. */
  wishlist: Wishlist | null = null;
  readonly loading = new LatestOperation<Failure>();
  readonly counting = new LatestOperation<Failure>();
  readonly toggling = new Operation<WishRefusal | Failure>();
  readonly removing = new Operation<Failure>();
  private counted = 0;
  private readonly presses = new HeartPresses();
  private readonly queue = new SerialQueue();
  /** Counts who was here; what an earlier one asked is about nobody. */
  private visitor = 0;

  constructor(private readonly deps: WishlistDeps) {
    makeAutoObservable<this, 'deps' | 'queue' | 'visitor' | 'presses'>(
      this,
      { wishlist: observableRef, presses: false, deps: false, queue: false, visitor: false },
      { autoBind: true },
    );
  }

  /** Wishes on the whole list, with what was just pressed. */
  get badge(): number {
    const { wishlist } = this;
    if (wishlist === null) return Math.max(0, this.counted + this.presses.change(() => false));
    return wishlist.total + this.presses.change((product) => findWishlistItem(wishlist, product) !== null);
  }

  /** What the list at the side shows; what is being taken off it is gone already. */
  get items(): readonly WishlistItem[] {
    return (this.wishlist?.items ?? []).filter(({ product }) => !this.isLeaving(product));
  }

  /** Whether the heart of a product is filled. */
  has(product: ProductSummary): boolean {
    const { wishlist } = this;
    return this.presses.wanted(product) ?? (wishlist !== null && findWishlistItem(wishlist, product) !== null);
  }

  isLeaving(product: ProductSummary): boolean {
    return this.presses.wanted(product) === false;
  }

  /** As many as hearts need to know, once for all that is open. */
  async load(): Promise<void> {
    await this.loading.ask(
      () => this.queue.take(() => this.deps.useCases.loadWishlist(1, MAX_WISHES)),
      (list) => {
        this.wishlist = list;
      },
    );
  }

  /** For a page that shows no more of the list than its badge. */
  async refreshCount(): Promise<void> {
    await this.counting.ask(
      () => this.queue.take(() => this.deps.useCases.countWishlist()),
      (count) => {
        this.counted = count;
      },
    );
  }

  /** One press of the heart. Of several presses the last counts, however fast they come. */
  async toggle(product: Product | ProductSummary): Promise<void> {
    const { toggleWish } = this.deps.useCases;
    await this.change(this.toggling, product, !this.has(product), async (list) => {
      const isAsWanted = (findWishlistItem(list, product) !== null) === this.presses.wanted(product);
      return isAsWanted ? ok(list) : toggleWish(list, product);
    });
  }

  /**
   * Takes a wish off the list; true when it is gone. `shown` is the page it is shown on where that is not the list of
   * this tab. Nobody is asked for what is not on it.
   */
  remove(product: ProductSummary, shown: Wishlist | null = null): Promise<boolean> {
    const { removeWish } = this.deps.useCases;
    return this.change<Failure>(this.removing, product, false, (list) => removeWish(shown ?? list, product));
  }

  /**
   * For whatever else changes the list, in turn: `work` is given the list as the changes before have left it, and `keep`
   * answers the list as it stands then, null for no other. Null when somebody else has come meanwhile: what the one
   * before wanted is not sent any more, and what became of it is not shown.
   */
  inTurn<Value>(
    work: (known: Result<Wishlist, Failure>) => Promise<Value>,
    keep: (value: Value) => Wishlist | null,
  ): Promise<Value | null> {
    const { visitor } = this;
    return this.queue.take(async () => {
      if (visitor !== this.visitor) return null;
      const { loadWishlist } = this.deps.useCases;
      const value = await work(this.wishlist === null ? await loadWishlist(1, MAX_WISHES) : ok(this.wishlist));
      if (visitor !== this.visitor) return null;
      runInAction(() => {
        this.wishlist = keep(value) ?? this.wishlist;
      });
      return value;
    });
  }

  /** Somebody else is here, or nobody any more. */
  forget(): void {
    this.visitor += 1;
    this.wishlist = null;
    this.counted = 0;
    this.presses.forget();
    for (const operation of [this.loading, this.counting]) operation.drop();
    for (const operation of [this.toggling, this.removing]) operation.clear();
  }

  /** True when the shop took it, or there was nothing to do. A refusal is told, for its heart turns back by itself. */
  private async change<Refusal extends WishRefusal | Failure>(
    operation: Operation<Refusal | Failure>,
    product: ProductSummary,
    wanted: boolean,
    work: (list: Wishlist) => Promise<Result<Wishlist, Refusal | Failure>>,
  ): Promise<boolean> {
    const press = this.presses.press(product, wanted);
    const answer = await operation.run(async () => {
      const changed = await this.inTurn(
        async (known): Promise<Result<Wishlist, Refusal | Failure>> => (known.ok ? work(known.value) : known),
        (told) => {
          this.presses.settle(product, press);
          return told.ok ? told.value : null;
        },
      );
      return changed ?? ok(null);
    });
    const notice = answer.ok ? null : wordWishRefusal(answer.reason);
    if (notice !== null) this.deps.notices.send(notice);
    return answer.ok;
  }
}
