import type { Actions as TypedActions } from '../../application/actions/actions';
import { ACCOUNT_ACTIONS } from './account-actions';
import { LINK_ACTIONS } from './account/link-actions';
import type { AnyAction } from './action';
import { ADDRESS_ACTIONS } from './address-actions';
import { CART_ACTIONS } from './cart-actions';
import { CHECKOUT_ACTIONS } from './checkout-actions';
import { byName, type ActionsOf } from './define-action';
import { ENQUIRY_ACTIONS } from './enquiries/enquiry-actions';
import { VISITOR_ACTIONS } from './visitor-actions';
import { addItem } from './wishlist/add-item';
import { countWishlist } from './wishlist/count-wishlist';
import { loadWishlist } from './wishlist/load-wishlist';
import { moveToCart } from './wishlist/move-to-cart';
import { removeItem } from './wishlist/remove-item';
import { removeMovedItem } from './wishlist/remove-moved-item';

const DEFINED = [addItem, countWishlist, loadWishlist, moveToCart, removeItem, removeMovedItem];

/** Input and output of every action, for the page. */
export type Actions = TypedActions & ActionsOf<(typeof DEFINED)[number]>;
export type ActionName = keyof Actions;
export type InputOf<Name extends ActionName> = Actions[Name]['input'];
export type OutputOf<Name extends ActionName> = Actions[Name]['output'];

/** Every action of `POST /api/actions/{action}`. */
export const ACTIONS = {
  ...CART_ACTIONS,
  ...CHECKOUT_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...ADDRESS_ACTIONS,
  ...LINK_ACTIONS,
  ...ENQUIRY_ACTIONS,
  ...VISITOR_ACTIONS,
  ...byName(DEFINED),
};

const table: ReadonlyMap<string, AnyAction> = new Map<string, AnyAction>(Object.entries(ACTIONS));

export function findAction(name: string): AnyAction | null {
  return table.get(name) ?? null;
}
