import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { AddToCartRequest } from '../../../application/cart/add-to-cart';
import type { Failure } from '../../../application/ports/failures';
import type { MoveWish, RemoveAddedWish, WishOutcome } from '../../../application/wishlist/wishlist-changes';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { Cart } from '../../../domain/cart/cart';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { EMPTY_WISHLIST, type Wishlist } from '../../../domain/wishlist/wishlist';
import { wordWishOutcome } from '../../texts/en/wishlist';
import type { NoticesViewModel } from '../site/notices-view-model';
import { Operation } from '../shared/operation';
import { hasWishlistFlag } from './wishlist-flag';
import type { WishlistViewModel } from './wishlist-view-model';

interface WishMovesDeps {
  readonly moveWish: MoveWish;
  readonly removeAddedWish: RemoveAddedWish;
  readonly wishes: Pick<WishlistViewModel, 'inTurn'>;
  readonly notices: Pick<NoticesViewModel, 'send'>;
  /** The query of the page's address as it stands. */
  readonly query: () => string;
}

/** From the wishlist into the cart, and what the corner says of it. */
export class WishMovesViewModel {
  /** The shared cart tells itself when a sign-in is lost. */
  readonly moving = new Operation<AddToCartRefusal | Failure>();
  /** uids of what is on its way. */
  private readonly onTheWay = new Set<string>();

  constructor(private readonly deps: WishMovesDeps) {
    makeAutoObservable<this, 'deps' | 'onTheWay'>(
      this,
      { onTheWay: observableShallow, deps: false },
      { autoBind: true },
    );
  }

  isMoving({ uid }: ProductSummary): boolean {
    return this.onTheWay.has(uid);
  }

  /**
   * Into the cart and off the list, or a word why not. `shown` is the page it is shown on where that is not the list of
   * this tab. One press at a time; true when it is in the cart.
   */
  async move(ask: AddToCartRequest, shown: Wishlist | null = null): Promise<boolean> {
    const { uid } = ask.product;
    if (this.onTheWay.has(uid)) return false;
    this.onTheWay.add(uid);
    try {
      const { moveWish } = this.deps;
      return await this.run((list) => moveWish(shown ?? list ?? EMPTY_WISHLIST, ask), shown);
    } finally {
      runInAction(() => this.onTheWay.delete(uid));
    }
  }

  /** What the cart answered on a page; only where its address says that its product was wished for does it count. */
  async follow(product: Product | ProductSummary, added: Result<Cart, AddToCartRefusal | Failure>): Promise<void> {
    if (!hasWishlistFlag(this.deps.query())) return;
    await this.run((list) => this.deps.removeAddedWish(list, product, added), null);
  }

  /** `work` is given null when the list could not be had. */
  private async run(work: (list: Wishlist | null) => Promise<WishOutcome>, shown: Wishlist | null): Promise<boolean> {
    const moved = await this.moving.run(async () => {
      const outcome = await this.deps.wishes.inTurn(
        (known) => work(known.ok ? known.value : null),
        (told) => this.tell(told, shown),
      );
      return outcome?.kind === 'kept' ? refuse(outcome.reason) : ok(outcome);
    });
    return moved.ok && moved.value !== null;
  }

  /** Answers the list as it stands then; a page that comes back as it was given is no whole list. */
  private tell(outcome: WishOutcome, shown: Wishlist | null): Wishlist | null {
    const notice = wordWishOutcome(outcome);
    if (notice !== null) this.deps.notices.send(notice);
    return outcome.kind === 'moved' && outcome.wishlist !== shown ? outcome.wishlist : null;
  }
}
