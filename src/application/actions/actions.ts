import type { AccountActions } from './account-actions';
import type { CartActions } from './cart-actions';
import type { CheckoutActions } from './checkout-actions';
import type { EnquiryActions } from './enquiry-actions';
import type { ShoppingActions } from './shopping-actions';

/** Everything that a page can ask of the shop on behalf of its visitor, by the name in `POST /api/actions/{action}`. */
export type Actions = CartActions & CheckoutActions & AccountActions & EnquiryActions & ShoppingActions;

export type ActionName = keyof Actions;
export type InputOf<Name extends ActionName> = Actions[Name]['input'];
export type OutputOf<Name extends ActionName> = Actions[Name]['output'];
