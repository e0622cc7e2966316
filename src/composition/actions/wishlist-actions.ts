import type { ShoppingActions } from '../../application/actions/shopping-actions';
import { PageInput } from './account-inputs';
import type { ActionTable } from './action';
import { AddToCartInput, NoInput } from './cart-inputs';
import { ItemInput, ListedProductInput, NewWishlistItemInput } from './shopping-inputs';
import { moveToCartForm, removeListedItemForm } from './wishlist-forms';

type WishlistActions = Extract<keyof ShoppingActions, `${string}wish${string}`>;

export const WISHLIST_ACTIONS: ActionTable<WishlistActions> = {
  'load-wishlist': {
    access: 'own-or-nothing',
    input: PageInput,
    changes: false,
    needs: 'wishlists',
    run: ({ scope: { useCases }, input: { page, itemsPerPage } }) => useCases.wishlist.loadWishlist(page, itemsPerPage),
  },
  'count-wishlist': {
    access: 'own-or-nothing',
    input: NoInput,
    changes: false,
    needs: 'wishlists',
    run: ({ scope: { useCases } }) => useCases.wishlist.countWishlist(),
  },
  'add-wish': {
    access: 'customer-by-backend',
    input: NewWishlistItemInput,
    changes: true,
    needs: 'wishlists',
    run: ({ scope: { useCases }, input }) => useCases.wishlist.toggleItem({ kind: 'add', item: input }),
  },
  'remove-wish': {
    access: 'customer',
    input: ItemInput,
    changes: true,
    needs: 'wishlists',
    run: ({ scope: { useCases }, input }) => useCases.wishlist.toggleItem({ kind: 'remove', itemId: input.item }),
    form: removeListedItemForm,
  },
  'move-wish': {
    access: 'customer',
    input: AddToCartInput,
    changes: true,
    needs: 'wishlists',
    run: ({ scope: { useCases }, input }) => useCases.wishlist.moveToCart(input),
    form: moveToCartForm,
  },
  'follow-wish': {
    access: 'own-or-nothing',
    input: ListedProductInput,
    changes: true,
    needs: 'wishlists',
    run: ({ scope: { useCases }, input }) => useCases.wishlist.removeItem(input),
  },
};
