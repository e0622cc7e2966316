import type { AccountActions } from './account-actions';
import type { CartActions } from './cart-actions';
import type { CheckoutActions } from './checkout-actions';

/** Everything that a page can ask of the shop on behalf of its visitor, by the name in `POST /api/actions/{action}`. */
export type Actions = CartActions & CheckoutActions & AccountActions;

export type ActionName = keyof Actions;
export type InputOf<Name extends ActionName> = Actions[Name]['input'];
export type OutputOf<Name extends ActionName> = Actions[Name]['output'];
