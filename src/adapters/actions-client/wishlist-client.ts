import type { AddToCart } from '../../application/cart/add-to-cart';
import type {
  AddToWishlist,
  MoveToCart,
  RemoveMovedItem,
  RemoveFromWishlist,
} from '../../application/wishlist/wishlist-changes';
import type { CountWishlist } from '../../application/wishlist/count-wishlist';
import type { LoadWishlist } from '../../application/wishlist/load-wishlist';
import { ok } from '../../domain/shared/result';
import { newWishlistItem } from '../../domain/wishlist/new-wishlist-item';
import {
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
  const { post, isSignedIn, shownCart, whileAdding, onUnsupported } = deps;
  const loadWishlist: LoadWishlist = async (page = 1, itemsPerPage = WISHLIST_ITEMS_PER_PAGE) =>
    isSignedIn()
      ? post('load-wishlist', { page: Math.max(1, page), itemsPerPage: Math.max(1, itemsPerPage) })
      : ok(EMPTY_WISHLIST);
  const countWishlist: CountWishlist = async () => (isSignedIn() ? post('count-wishlist', {}) : ok(0));
  const addToWishlist: AddToWishlist = async (wishlist, product) => {
    if (findWishlistItem(wishlist, product) !== null) return ok(wishlist);
    const item = newWishlistItem(product);
    if (item.ok) return post('add-wish', item.value);
    onUnsupported(item.reason.typeName);
    return item;
  };
  const removeFromWishlist: RemoveFromWishlist = async (wishlist, product) => {
    const item = findWishlistItem(wishlist, product);
    return item === null ? ok(wishlist) : post('remove-wish', { item: item.id });
  };
  const toggleItem: AddToWishlist = (wishlist, product) =>
    findWishlistItem(wishlist, product) === null
      ? addToWishlist(wishlist, product)
      : removeFromWishlist(wishlist, product);
  const moveToCart: MoveToCart = async (wishlist, request) => {
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
  const removeMovedItem: RemoveMovedItem = async (known, product, added) => {
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
  return { loadWishlist, countWishlist, addToWishlist, removeFromWishlist, toggleItem, moveToCart, removeMovedItem };
}
