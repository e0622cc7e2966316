import { makeAutoObservable, runInAction } from 'mobx';
import type { AddToCartRequest } from '../../../application/cart/add-to-cart';
import type { Failure } from '../../../application/ports/failures';
import type { MoveOutcome } from '../../../application/wishlist/move-to-cart';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { Cart } from '../../../domain/cart/cart';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { EMPTY_WISHLIST, type Wishlist } from '../../../domain/wishlist/wishlist';
import { moveOutcomeMessage } from '../../texts/en/wishlist/notices';
import type { NoticesViewModel } from '../site/notices-view-model';
import { Operation } from '../shared/operation';
import { hasWishlistFlag } from './wishlist-flag';
import type { WishlistUseCases, WishlistViewModel } from './wishlist-view-model';

interface MoveToCartDeps extends Pick<WishlistUseCases, 'moveToCart' | 'removeMovedItem'> {
  readonly wishes: Pick<WishlistViewModel, 'inTurn'>;
  readonly notices: Pick<NoticesViewModel, 'send'>;
  /** The current query of the page's URL. */
  readonly query: () => string;
}

/** Moves items from the wishlist into the cart, and shows the result as a notice. */
export class MoveToCartViewModel {
  /** The tab's cart reports an expired session itself. */
  readonly moving = new Operation<AddToCartRefusal | Failure>();
  /** Uids of items being moved. */
  private readonly pending = new Set<string>();
  readonly #deps: MoveToCartDeps;

  constructor(deps: MoveToCartDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isMoving({ uid }: ProductSummary): boolean {
    return this.pending.has(uid);
  }

  /**
   * Moves an item into the cart, or shows why not. `shown` is the displayed page if it is not the list of this tab.
   * Ignored while another move is running; true when it is in the cart.
   */
  async move(ask: AddToCartRequest, shown: Wishlist | null = null): Promise<boolean> {
    const { uid } = ask.product;
    if (this.pending.has(uid)) return false;
    this.pending.add(uid);
    try {
      const { moveToCart } = this.#deps;
      return await this.run((list) => moveToCart(shown ?? list ?? EMPTY_WISHLIST, ask), shown);
    } finally {
      runInAction(() => this.pending.delete(uid));
    }
  }

  /** Handles the result of adding; ignored unless the page's URL says that it was opened from the wishlist. */
  async follow(product: Product | ProductSummary, added: Result<Cart, AddToCartRefusal | Failure>): Promise<void> {
    if (!hasWishlistFlag(this.#deps.query())) return;
    await this.run((list) => this.#deps.removeMovedItem(list, product, added), null);
  }

  /** `work` receives null when the list could not be loaded. */
  private async run(work: (list: Wishlist | null) => Promise<MoveOutcome>, shown: Wishlist | null): Promise<boolean> {
    const moved = await this.moving.run(async () => {
      const outcome = await this.#deps.wishes.inTurn(
        (known) => work(known.ok ? known.value : null),
        (told) => this.tell(told, shown),
      );
      return outcome?.kind === 'kept' ? refuse(outcome.reason) : ok(outcome);
    });
    return moved.ok && moved.value !== null;
  }

  /** Returns the resulting list; a page that is returned unchanged is not the whole list. */
  private tell(outcome: MoveOutcome, shown: Wishlist | null): Wishlist | null {
    const notice = moveOutcomeMessage(outcome);
    if (notice !== null) this.#deps.notices.send(notice);
    return outcome.kind === 'moved' && outcome.wishlist !== shown ? outcome.wishlist : null;
  }
}
