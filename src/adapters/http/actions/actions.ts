import type { Actions as TypedActions } from '../../../application/actions/actions';
import { ACCOUNT_ACTIONS } from './account-actions';
import { confirmAccount } from './account/confirm-account';
import { confirmEmail } from './account/confirm-email';
import { confirmNewsletter } from './account/confirm-newsletter';
import { resetPassword } from './account/reset-password';
import type { AnyAction } from '../action';
import { addAddress } from './addresses/add-address';
import { changeAddress } from './addresses/change-address';
import { loadAddresses } from './addresses/load-addresses';
import { removeAddress } from './addresses/remove-address';
import { CART_ACTIONS } from './cart-actions';
import { CHECKOUT_ACTIONS } from './checkout-actions';
import { byName, type ActionsOf } from '../define-action';
import { sendEnquiry } from './enquiries/send-enquiry';
import { writeReview } from './reviews/write-review';
import { changeCurrency } from './store/change-currency';
import { changeStore } from './store/change-store';
import { loadVisitor } from './store/load-visitor';
import { addItem } from './wishlist/add-item';
import { countWishlist } from './wishlist/count-wishlist';
import { loadWishlist } from './wishlist/load-wishlist';
import { moveToCart } from './wishlist/move-to-cart';
import { removeItem } from './wishlist/remove-item';
import { removeMovedItem } from './wishlist/remove-moved-item';

const DEFINED = [
  ...[addItem, countWishlist, loadWishlist, moveToCart, removeItem, removeMovedItem],
  ...[addAddress, changeAddress, loadAddresses, removeAddress],
  ...[confirmAccount, confirmEmail, confirmNewsletter, resetPassword],
  ...[changeCurrency, changeStore, loadVisitor],
  ...[sendEnquiry, writeReview],
];

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
  ...byName(DEFINED),
};

const table: ReadonlyMap<string, AnyAction> = new Map<string, AnyAction>(Object.entries(ACTIONS));

export function findAction(name: string): AnyAction | null {
  return table.get(name) ?? null;
}
