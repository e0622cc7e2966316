import type { ShoppingActions, ListedProduct } from '../../application/actions/shopping-actions';
import { makeCountWishlist } from '../../application/wishlist/count-wishlist';
import { makeLoadWishlist } from '../../application/wishlist/load-wishlist';
import type { Failure } from '../../application/ports/failures';
import { ok, type Result } from '../../domain/shared/result';
import { MAX_WISHLIST_ITEMS, findWishlistItem, type Wishlist } from '../../domain/wishlist/wishlist';
import type { RequestScope } from '../server/request-scope';
import { PageInput } from './account-inputs';
import type { ActionTable } from './action';
import { addProduct } from './add-product';
import { AddToCartInput, NoInput } from './cart-inputs';
import { moveToCartForm, removeListedItemForm } from './wishlist-forms';
import { ItemInput, ListedProductInput, NewWishlistItemInput } from './shopping-inputs';

type WishlistActions = Extract<keyof ShoppingActions, `${string}wish${string}`>;

export const WISHLIST_ACTIONS: ActionTable<WishlistActions> = {
  'load-wishlist': {
    access: 'own-or-nothing',
    input: PageInput,
    changes: false,
    needs: 'wishlists',
    run: ({ scope, input: { page, itemsPerPage } }) => load(scope)(page, itemsPerPage),
  },
  'count-wishlist': {
    access: 'own-or-nothing',
    input: NoInput,
    changes: false,
    needs: 'wishlists',
    run: ({ scope: { commerce, session } }) =>
      makeCountWishlist({ wishlists: commerce.wishlists, authSession: session.auth })(),
  },
  'add-wish': {
    access: 'customer-by-backend',
    input: NewWishlistItemInput,
    changes: true,
    needs: 'wishlists',
    run: ({ scope: { commerce, session, log }, input }) => {
      if (!session.auth.isSignedIn()) log.error('A guest adds a product to the wishlist', { sku: input.sku });
      return commerce.wishlists.add(input);
    },
  },
  'remove-wish': {
    access: 'customer',
    input: ItemInput,
    changes: true,
    needs: 'wishlists',
    run: ({ scope, input }) => scope.commerce.wishlists.remove(input.item),
    form: removeListedItemForm,
  },
  'move-wish': {
    access: 'customer',
    input: AddToCartInput,
    changes: true,
    needs: 'wishlists',
    run: async (request) => {
      const { scope, input } = request;
      const product = await scope.commerce.catalogue.product(input.sku, input.chosen);
      if (!product.ok) return product;
      const added = await addProduct(request);
      if (!added.ok) return added;
      const left = await takeOff(scope, product.value);
      return ok({ cart: added.value, wishlist: left.ok ? left.value : null });
    },
    form: moveToCartForm,
  },
  'follow-wish': {
    access: 'own-or-nothing',
    input: ListedProductInput,
    changes: true,
    needs: 'wishlists',
    run: ({ scope, input }) => takeOff(scope, input),
  },
};

function load({ commerce, session }: RequestScope) {
  return makeLoadWishlist({ wishlists: commerce.wishlists, authSession: session.auth });
}

/**
 * Removes a product that was added to the cart from the wishlist; null if it is not on it. Failures are only logged,
 * because the product is in the cart.
 */
async function takeOff(scope: RequestScope, product: ListedProduct): Promise<Result<Wishlist | null, Failure>> {
  const left = await removeFromWishlist(scope, product);
  if (!left.ok) scope.log.error('A product in the cart stayed on the wishlist', { failure: left.reason });
  return left;
}

/** Pages of the wishlist that are searched, of `MAX_WISHLIST_ITEMS` each, whatever number the backend claims. */
const MAX_PAGES = 10;

/** Looks for the product on the pages of the wishlist. */
async function removeFromWishlist(
  scope: RequestScope,
  product: ListedProduct,
): Promise<Result<Wishlist | null, Failure>> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const wishlist = await load(scope)(page, MAX_WISHLIST_ITEMS);
    if (!wishlist.ok) return wishlist;
    const item = findWishlistItem(wishlist.value, product);
    if (item !== null) return scope.commerce.wishlists.remove(item.id);
    pages = Math.min(wishlist.value.totalPages, MAX_PAGES);
  }
  return ok(null);
}
