import type { ResultOf } from '../../application/result-of';
import type { AddToCart, AddToCartRequest } from '../../application/cart/add-to-cart';
import type { Failure } from '../../application/ports/failures';
import type { CountWishlist, LoadWishlist } from '../../application/wishlist/load-wishlist';
import type { MoveOutcome } from '../../application/wishlist/move-to-cart';
import type { ListedProduct } from '../../application/wishlist/remove-item';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import { ok, type Result } from '../../domain/shared/result';
import {
  type WishlistRefusal,
  toggleWishlistItem,
  MAX_WISHLIST_ITEMS,
  EMPTY_WISHLIST,
  WISHLIST_ITEMS_PER_PAGE,
  findWishlistItem,
  type Wishlist,
} from '../../domain/wishlist/wishlist';
import { addToCartInput } from './cart-client';
import { checkLine } from './check-line';
import type { PostAction } from './post-action';

interface WishlistClientDeps {
  readonly post: PostAction;
  readonly isSignedIn: () => boolean;
  readonly shownCart: () => string | null;
  /** Shows a product as being added to the cart while `send` runs. */
  readonly whileAdding: (request: Parameters<AddToCart>[0], send: AddToCart) => ReturnType<AddToCart>;
  /** Called with the type of a product that cannot be put on a wishlist. */
  readonly onUnsupported: (typeName: string) => void;
}

/** The customer's wishlist. A guest's is empty, without a request. */
export function wishlistClient(deps: WishlistClientDeps) {
  const { post, isSignedIn, shownCart, whileAdding } = deps;
  const loadWishlist: LoadWishlist = async (page = 1, itemsPerPage = WISHLIST_ITEMS_PER_PAGE) =>
    isSignedIn()
      ? post('load-wishlist', { page: Math.max(1, page), itemsPerPage: Math.max(1, itemsPerPage) })
      : ok(EMPTY_WISHLIST);
  const countWishlist: CountWishlist = async () => (isSignedIn() ? post('count-wishlist', {}) : ok(0));
  const moveToCart = async (wishlist: Wishlist, request: AddToCartRequest): Promise<MoveOutcome> => {
    let left: Wishlist | null = null;
    const added = await whileAdding(request, async () => {
      const allowed = checkLine(request);
      if (!allowed.ok) return allowed;
      const moved = await post('move-wish', addToCartInput(request, shownCart()));
      if (!moved.ok) return moved;
      left = moved.value.wishlist;
      return ok(moved.value.cart);
    });
    if (findWishlistItem(wishlist, request.product) === null) return { kind: 'not-listed' };
    if (!added.ok) return { kind: 'kept', reason: added.reason };
    return { kind: 'moved', name: request.product.name, wishlist: left ?? wishlist };
  };
  const removeMovedItem = async (
    known: Wishlist | null,
    product: Product | ProductSummary,
    added: ResultOf<AddToCart>,
  ): Promise<MoveOutcome> => {
    if (known !== null && findWishlistItem(known, product) === null) return { kind: 'not-listed' };
    if (!added.ok) {
      const list = known === null ? await loadWishlist(1, MAX_WISHLIST_ITEMS) : ok(known);
      const isListed = list.ok && findWishlistItem(list.value, product) !== null;
      return isListed ? { kind: 'kept', reason: added.reason } : { kind: 'not-listed' };
    }
    const { sku, uid } = product;
    const left = await post('follow-wish', { sku, uid });
    const wishlist = left.ok ? left.value : known;
    return wishlist === null ? { kind: 'not-listed' } : { kind: 'moved', name: product.name, wishlist };
  };
  return { loadWishlist, countWishlist, ...changesClient(deps), moveToCart, removeMovedItem };
}

function changesClient({ post, onUnsupported }: Pick<WishlistClientDeps, 'post' | 'onUnsupported'>) {
  /** Sends what the page asks for: a product that it shows on the list is taken off it, any other is added. */
  const toggleItem = async (
    wishlist: Wishlist,
    product: Product | ProductSummary,
  ): Promise<Result<Wishlist, WishlistRefusal | Failure>> => {
    const toggle = toggleWishlistItem(wishlist, product);
    if (toggle.ok) {
      const asked = toggle.value;
      return asked.kind === 'add' ? post('add-wish', asked.item) : post('remove-wish', { item: asked.itemId });
    }
    onUnsupported(toggle.reason.typeName);
    return toggle;
  };
  const removeFromWishlist = async (wishlist: Wishlist, product: ListedProduct): Promise<Result<Wishlist, Failure>> => {
    const item = findWishlistItem(wishlist, product);
    return item === null ? ok(wishlist) : post('remove-wish', { item: item.id });
  };
  return { toggleItem, removeFromWishlist };
}
